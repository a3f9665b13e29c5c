import { sized } from '../art/art.svelte'

const [WIDE, SCENE, HIGH] = [1200, 800, 1010]
const MIDDLE = WIDE / 2
/** px that words keep from either edge. */
const MARGIN = 70

/** The lines into which words fall that may be so wide. */
export function linesOf(text: string, wide: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && measure(longer) <= wide) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The end of a match as a picture to keep: the painted scene at `address`, and beneath it what came to pass. */
export async function keepsake(address: string, title: string, words: string): Promise<Blob> {
  const scene = new Image()
  scene.src = sized(address, [WIDE, SCENE])
  await Promise.all([scene.decode(), document.fonts.ready])
  const paper = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH })
  const pen = paper.getContext('2d')!
  const style = getComputedStyle(document.documentElement)
  const tone = (name: string) => style.getPropertyValue(name)
  const write = (text: string, y: number, size: number, colour: string) => {
    Object.assign(pen, { font: `${size}px ${tone('--display')}`, fillStyle: tone(colour), textAlign: 'center' })
    const lines = linesOf(text, WIDE - 2 * MARGIN, (line) => pen.measureText(line).width)
    lines.slice(0, 2).forEach((line, i) => pen.fillText(line, MIDDLE, y + i * size * 1.2))
  }
  pen.fillStyle = tone('--surface')
  pen.fillRect(0, 0, WIDE, HIGH)
  pen.drawImage(scene, 0, 0, WIDE, SCENE)
  write(title, SCENE + 68, 46, '--accent')
  write(words, SCENE + 132, 40, '--text')
  return new Promise((resolve, reject) =>
    paper.toBlob((file) => (file ? resolve(file) : reject(new Error('no picture'))), 'image/png'),
  )
}
/** A picture under the name it is kept by. */
export const fileOf = (picture: Blob, name: string) => new File([picture], name, { type: 'image/png' })
