/** Another house that the page was told of: `here`, in this browser, or the `house` of the server. */
export function otherHouse(name: 'here' | 'house'): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name=magoteka-${name}]`)?.content
}
