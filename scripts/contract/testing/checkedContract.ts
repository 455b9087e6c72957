import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleContract } from '#compiler/bundle.ts'
import type { Finding } from '#compiler/finding.ts'
import { checkContract } from '../checks.ts'
import { writeContract, type Fault } from './soundContract.ts'

/** The list of operations that the sound contract keeps. */
export const listedRows = [
  ['service', 'method', 'path', 'operationId', 'auth', 'source'],
  ['shop', 'GET', '/shop/api/goods/list', 'listGoods', 'public', 'shown'],
  ['shop', 'POST', '/shop/api/goods/save', 'saveGood', 'member', 'shown'],
]

interface Options {
  /** Each the first occurrence in its file; with an empty `from` the file is written anew. */
  faults?: readonly Fault[]
  rows?: string[][]
  /** Holds the faulty contract against the sound one, as the one that callers were told. */
  isReleased?: boolean
}

/** Puts the faults into the sound contract and gives the findings of all checks. */
export async function check({ faults = [], rows = listedRows, isReleased = false }: Options = {}) {
  const { folder, remove } = writeContract()
  try {
    const list = path.join(folder, 'operations.tsv')
    writeFileSync(list, rows.map((cells) => `${cells.join('\t')}\n`).join(''))
    const release = { bundle: path.join(folder, 'released.json'), approvals: path.join(folder, 'approvals.yaml') }
    if (isReleased) writeFileSync(release.bundle, JSON.stringify(await bundleContract(folder)))
    writeFileSync(release.approvals, '[]\n')
    for (const fault of faults) put(folder, fault)
    const outcomes = await checkContract({ folder, list, ...(isReleased ? { release } : {}) })
    return outcomes.flatMap(({ findings }) => findings).map((finding) => describeFinding(finding, folder))
  } finally {
    remove()
  }
}

function put(folder: string, { file: name, from, to }: Fault) {
  const file = path.join(folder, 'shop', name)
  if (from === '') {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, to)
    return
  }
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`)
  writeFileSync(
    file,
    text.replace(from, () => to),
  )
}

function describeFinding({ file, line, message }: Finding, folder: string) {
  const text = readFileSync(file, 'utf8').split('\n')[line - 1]?.trim()
  return { file: path.relative(folder, file), text, message: message.replaceAll(`${folder}/`, '') }
}
