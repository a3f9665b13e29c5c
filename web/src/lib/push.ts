import { api } from './api'
import { below } from './houses'
import type { Lang } from './languages'

export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in globalThis

/** The worker that shows what is told; it watches over no page. */
async function worker() {
  const registration = await navigator.serviceWorker.register(`${below}/notices.js`, { scope: `${below}/n/` })
  const coming = registration.installing ?? registration.waiting
  if (!registration.active && coming)
    await new Promise<void>((ready) =>
      coming.addEventListener('statechange', () => coming.state === 'activated' && ready()),
    )
  return registration
}

/** Let the house tell this browser, also when no page of it is open. */
export async function subscribe(key: string, lang: Lang) {
  const { pushManager } = await worker()
  const known = await pushManager.getSubscription()
  const found = known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const { endpoint = '', keys = {} } = found.toJSON()
  return api.tellByPush({
    endpoint,
    p256dh: keys.p256dh ?? '',
    auth: keys.auth ?? '',
    lang: lang === 'ru' ? 'ru' : 'en',
  })
}
