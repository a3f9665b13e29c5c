/** What a server has written into its page, under a name. */
const told = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=magoteka-${name}]`)?.content

/** Another house that the page was told of: `here`, in this browser, or the `house` of the server. */
export const otherHouse = (name: 'here' | 'house') => told(name)

/** The path below which a proxy shows the house, without the slash behind it. */
export const below = told('below') ?? ''
