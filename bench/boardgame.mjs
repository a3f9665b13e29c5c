// boardgame.io's own server with the toy game of toy.py, moves flushed to disk by its FlatFile store or kept in memory.
import { createRequire } from 'node:module'
const require = createRequire(process.cwd() + '/')
const { Server, FlatFile, Origins } = require('boardgame.io/server')
const [, , port, folder] = process.argv
const add = ({ G, ctx }, number) => ({ ...G, total: G.total + number, turn: 1 - Number(ctx.currentPlayer) })
const count = { name: 'count', setup: () => ({ total: 0, turn: 0 }), moves: { add }, turn: { minMoves: 1, maxMoves: 1 }, minPlayers: 2, maxPlayers: 2 }
const db = folder ? new FlatFile({ dir: folder }) : undefined
const server = Server({ games: [count], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) })
await server.run({ port: Number(port) })
console.log('ready')
