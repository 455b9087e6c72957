import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadConfigFromFile } from 'vite'

const isWithin = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`)

test("the build stage has every file that the build's configuration consists of", async () => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts')
  const files = loaded?.dependencies.map((file) => path.relative('.', file)) ?? []
  const dockerfile = readFileSync('Dockerfile', 'utf8')
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, sources]) => sources?.split(' ') ?? [])
  const sent = readFileSync('.dockerignore', 'utf8').match(/(?<=^!).+$/gm) ?? []
  expect(files).toContain('vite.config.ts')
  expect(files.filter((file) => !copied.some((source) => isWithin(file, source.replace(/^\.\//, ''))))).toEqual([])
  expect(files.filter((file) => !sent.some((entry) => isWithin(file, entry)))).toEqual([])
})
