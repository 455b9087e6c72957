import path from 'node:path'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { bundleContract, type BundledDocument } from '#compiler/bundle.ts'
import { changedPart } from '#compiler/changedPart.ts'
import { printContract, stampSound } from '#compiler/soundContract.ts'
import { findUnsoundness } from '#compiler/soundness.ts'
import { SourceFiles } from '#compiler/sources.ts'
import { codeGenerators, type GeneratedFiles, type Generator, typeGenerators } from './generators.ts'
import { ruleModules } from './rules.ts'

interface Places {
  /** The folder of the contract. */
  contract: string
  /** The folder for generated files only. */
  generated: string
  /** The file that records which bundle is sound. */
  stamp: string
}

/**
 * Generates everything from contract/: bundle → generators → files whose text has changed. Repeated runs parse and
 * check only what has changed; the output is the same as that of a first run.
 */
export class Generation {
  readonly #places: Places
  readonly #sources = new SourceFiles()
  #lastSound: BundledDocument | undefined

  constructor(places: Places) {
    this.#places = places
  }

  /**
   * Resolves with the files that were written or removed. Rejects, without writing anything, when the contract cannot
   * be bundled.
   */
  async run(): Promise<string[]> {
    const { contract, generated, stamp } = this.#places
    const bundle = await bundleContract(contract, this.#sources)
    const types = await generate(typeGenerators, bundle)
    const written = writeChanged(generated, types)
    const printed = printContract(bundle)
    if (this.#isSound(bundle)) stampSound(printed['openapi.json'], stamp)
    const code = {
      ...(await generate(codeGenerators, bundle)),
      ...ruleModules(bundle, path.join(contract, 'rules')),
      ...printed,
    }
    const names = [...Object.keys(types), ...Object.keys(code)]
    return [...written, ...writeChanged(generated, code), ...removeOthers(generated, names)]
  }

  #isSound(bundle: BundledDocument): boolean {
    const part = this.#lastSound === undefined ? bundle : changedPart(this.#lastSound, bundle)
    const isSound = findUnsoundness(part).length === 0
    if (isSound) this.#lastSound = bundle
    return isSound
  }
}

async function generate(generators: readonly Generator[], bundle: BundledDocument): Promise<GeneratedFiles> {
  const files = await Promise.all(generators.map(async (generator) => generator(bundle)))
  return Object.assign({}, ...files) as GeneratedFiles
}

/** Writes the files whose text has changed. Returns their paths below the folder. */
function writeChanged(folder: string, files: GeneratedFiles): string[] {
  const changed = Object.entries(files).filter(([name, text]) => {
    const file = path.join(folder, name)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
  for (const [name, text] of changed) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return changed.map(([name]) => name)
}

/** Removes every other file below the folder, i.e. obsolete ones. Returns their paths below the folder. */
function removeOthers(folder: string, names: readonly string[]): string[] {
  const kept = new Set(names)
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const others = entries
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !kept.has(name))
  for (const name of others) rmSync(path.join(folder, name))
  return others
}
