import { otherHouse } from '../lib/houses'

/** How the house in this browser fares: it opens, is open, cannot be opened; a newer one may be waiting. */
class HouseStatus {
  state = $state<'opening' | 'open' | 'failed'>('opening')
  fresh = $state.raw<ServiceWorker | null>(null)
}
export const status = new HouseStatus()

let asked = false
/** Keep the whole site for times without a network; a newer one waits until somebody wants it. */
export async function keep() {
  if (asked || !('serviceWorker' in navigator)) return
  asked = true
  const { serviceWorker } = navigator
  const had = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => had && location.reload())
  const registration = await serviceWorker.register('sw.js', { scope: otherHouse('house') ?? './' })
  const look = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && had) status.fresh = worker
    else worker?.addEventListener('statechange', () => worker.state === 'installed' && had && (status.fresh = worker))
  }
  look(registration.waiting)
  registration.addEventListener('updatefound', () => look(registration.installing))
}
