/** One line to a table: a socket of a server, or what stands for it where there is none. */
export interface Line {
  readonly open: boolean
  send(text: string): void
  close(): void
}

/** Who listens at a line. */
export interface Ear {
  opened(): void
  hear(text: string): void
  closed(code: number): void
}

/** How the client reaches its house; it does not know where that is. */
export interface Transport {
  /** Nobody can come from another device: the house is in this browser. */
  readonly alone: boolean
  call(path: string, init: RequestInit): Promise<Response>
  line(address: string, ear: Ear): Line
}
