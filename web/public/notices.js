/** Shows what the house tells while no page of it is open; one touch leads to the table, or ends the notices. */
const house = new URL('./', self.location.href)

self.addEventListener('push', (event) => {
  const { title, body, table, channel, stop } = event.data.json()
  const actions = [{ action: 'stop', title: stop }]
  const icon = new URL('icon-192.png', house).href
  event.waitUntil(
    self.registration.showNotification(title, { body, icon, actions, tag: table, data: { table, channel } }),
  )
})

self.addEventListener('notificationclick', (event) => {
  const { table, channel } = event.notification.data
  event.notification.close()
  event.waitUntil(event.action === 'stop' ? end(channel) : show(new URL(`t/${table}`, house).href))
})

async function end(channel) {
  await fetch(new URL(`api/notices/${channel}/stop`, house), { method: 'POST' })
  await (await self.registration.pushManager.getSubscription())?.unsubscribe()
}

async function show(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => url.split(/[?#]/)[0] === address)
  await (page ? page.focus() : self.clients.openWindow(address))
}
