import type { Created } from './api'

export interface Links {
  seats: { seat: number; url: string }[]
  watch: string | null
}
const key = (table: string) => `magoteka-invites-${table}`

/** Keep the links of a table this device has made, so that they can be shown again. */
export function keepInvites(created: Created) {
  const at = `${location.origin}/t/${created.table}`
  const links: Links = {
    seats: (created.invites ?? []).map(({ seat, token }) => ({ seat, url: `${at}?join=${token}` })),
    watch: created.watch ? `${at}?watch=${created.watch}` : null,
  }
  localStorage.setItem(key(created.table), JSON.stringify(links))
}

export function invites(table: string): Links {
  return JSON.parse(localStorage.getItem(key(table)) ?? '{"seats":[],"watch":null}') as Links
}
