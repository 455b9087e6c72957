import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const units = '万元|亿元|%|％|分|项|人|名|个|倍|天|级|位'
/** A figure with its unit as a person writes it, except calendar years. */
const figure = new RegExp(String.raw`\d ?(?:${units})|(?<!\d)\d{1,3} ?年`)

/** The code without comments, which may contain an example, and without sizes in charts, such as '50%'. */
function codeOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$|'-?\d+%'/gm, '')
}

function figuresIn(code: string): string[] {
  return code.split('\n').filter((line) => figure.test(line))
}

test('no form or text of the tools contains a threshold: they come from contract/rules', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  expect(files.length).toBeGreaterThan(50)
  expect(
    files.flatMap((file) => figuresIn(codeOf(file)).map((line) => `${path.basename(file)}: ${line.trim()}`)),
  ).toEqual([])
})

test.each(["'须达到 80%。'", "'须满 3 年'", "'5000 万元以上'", '`前 3 名`'])('%s would be found', (text) => {
  expect(figuresIn(`const hint = ${text}`)).toHaveLength(1)
})
