import path from 'node:path'
import { bundleContract, type BundledDocument } from '#compiler/bundle.ts'
import { changedPart } from '#compiler/changedPart.ts'
import { printContract, stampSound } from '#compiler/soundContract.ts'
import { findUnsoundness } from '#compiler/soundness.ts'
import { SourceFiles } from '#compiler/sources.ts'
import { codeGenerators, typeGenerators, type GeneratedFiles, type Generator } from './generators.ts'
import { ruleModules } from './rules.ts'
import { removeOthers, writeChanged } from './write.ts'

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
