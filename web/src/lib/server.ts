import { below } from './houses'
import type { Ear, Line, Transport } from './transport'

function line(address: string, ear: Ear): Line {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${below}/api${address}`)
  socket.onopen = () => ear.opened()
  socket.onmessage = (message) => ear.hear(String(message.data))
  socket.onclose = (closed) => ear.closed(closed.code)
  return {
    get open() {
      return socket.readyState === WebSocket.OPEN
    },
    send: (text) => socket.send(text),
    // Whoever hangs up does not wait for the other side, which may be gone.
    close: () => {
      socket.onopen = socket.onmessage = socket.onclose = null
      socket.close()
    },
  }
}

/** A house on a server: HTTP and sockets. */
export const transport: Transport = {
  alone: false,
  call: (path, init) => fetch(`${below}/api${path}`, { ...init, credentials: 'same-origin' }),
  line,
}
