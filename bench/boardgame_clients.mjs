// Pairs of boardgame.io clients that play the toy game flat out; prints moves and their latencies as JSON.
import { createRequire } from 'node:module'
const require = createRequire(process.cwd() + '/')
const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const [, , port, tables, seconds] = process.argv.map((word, at) => (at < 2 ? word : Number(word)))
const server = `http://127.0.0.1:${port}`
const add = ({ G, ctx }, number) => ({ ...G, total: G.total + number, turn: 1 - Number(ctx.currentPlayer) })
const count = { name: 'count', setup: () => ({ total: 0, turn: 0 }), moves: { add: { move: add, client: false } }, turn: { minMoves: 1, maxMoves: 1 } }
const took = []
let playing = true
for (let table = 0; table < tables; table++) {
  const matchID = `table-${table}` // the server makes the match for whoever comes first
  for (const playerID of ['0', '1']) {
    const client = Client({ game: count, multiplayer: SocketIO({ server }), matchID, playerID, numPlayers: 2, debug: false })
    let sent = 0, at = -1
    client.subscribe((state) => {
      if (!state || !playing) return
      if (sent && state._stateID > at) { took.push(performance.now() - sent); sent = 0 }
      if (state.ctx.currentPlayer === playerID && !sent && state._stateID > at) {
        at = state._stateID
        sent = performance.now()
        setImmediate(() => client.moves.add(1))
      }
    })
    client.start()
    await new Promise((done) => setTimeout(done, 20))
  }
}
await new Promise((done) => setTimeout(done, 1000))
took.length = 0
console.log('begin')
await new Promise((done) => setTimeout(done, seconds * 1000))
playing = false
console.log(JSON.stringify(took.map((ms) => Math.round(ms * 1000) / 1000)))
process.exit(0)
