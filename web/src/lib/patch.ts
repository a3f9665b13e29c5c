import type { Change, Patch } from '../wire'

/** The picture after a patch. What does not change is shared with the picture before, which stays as it was. */
export function patched<T>(before: T, patch: Patch): T {
  const ours = new Set<unknown>()
  let whole = before
  for (const change of patch) whole = changed(whole, change, 0, ours)
  return whole
}

/** One step of a change's path; copies made for this patch are `ours` to change. */
function changed(node: any, change: Change, depth: number, ours: Set<unknown>): any {
  const [path] = change
  if (depth === path.length) return change[1]
  if (typeof node !== 'object' || node === null)
    throw new Error(`nothing to change at ${path.slice(0, depth).join('.')}`)
  const copy = ours.has(node) ? node : Array.isArray(node) ? [...node] : { ...node }
  ours.add(copy)
  const key = path[depth]!
  const removes = change.length === 1 && depth === path.length - 1
  if (!removes) copy[key] = changed(copy[key], change, depth + 1, ours)
  else if (Array.isArray(copy)) copy.length = Number(key)
  else delete copy[key]
  return copy
}
