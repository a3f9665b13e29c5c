const SIGNS: Record<string, string> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '2/5': '⅖',
  '3/5': '⅗',
  '4/5': '⅘',
  '1/6': '⅙',
  '5/6': '⅚',
}

/** A fraction of the house, "7/2", as people write it: 3½. */
export function mixed(fraction: string): string {
  const [over, under = 1] = fraction.split('/').map(Number) as [number, number?]
  const [whole, rest] = [Math.floor(over / under), over % under]
  if (!rest) return String(whole)
  const part = SIGNS[`${rest}/${under}`] ?? `${whole ? ' ' : ''}${rest}/${under}`
  return `${whole || ''}${part}`
}
