import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../gateway/settings.ts'
import type { GatewayState, MockState } from '../gateway/state.ts'
import type { Row } from '../store/table.ts'
import { ChangeLog, type TableChange } from './changeLog.ts'
import { lockFolder, unlockFolder } from './folderLock.ts'

const snapshotName = 'state.json'
const journalName = 'journal.jsonl'
/** Beyond this size, the journal is folded into a new snapshot. */
const journalLimitBytes = 32 * 1024 * 1024

/** One line of the journal: everything that changed between two replies. */
interface JournalLine {
  /** The generation of the snapshot that the line follows. */
  generation: number
  settings?: Settings
  tables: Record<string, TableChange>
}

interface KeptSnapshot extends GatewayState {
  generation: number
}

/**
 * Keeps the state of one gateway in a folder: a snapshot, and a journal of later changes. A change is in the journal
 * before its reply is sent, so a killed process loses nothing that a caller was told of.
 */
export class DataFolder {
  readonly #folder: string
  #generation = 0
  #journal: number | undefined
  #journalBytes = 0
  #state: MockState | undefined
  #changes: ChangeLog | undefined
  #settings = ''

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The last confirmed state. Undefined for a new folder. Throws when the folder holds something else. */
  load(): GatewayState | undefined {
    const file = join(this.#folder, snapshotName)
    if (!existsSync(file)) return undefined
    try {
      const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptSnapshot
      this.#generation = kept.generation
      return replay(kept, this.#readJournal())
    } catch (error) {
      throw new Error(`${file} is no state of a mock gateway: move it away to start anew (${String(error)})`, {
        cause: error,
      })
    }
  }

  /** Starts to keep the state. Throws when another gateway uses the folder. */
  begin(state: MockState): void {
    mkdirSync(this.#folder, { recursive: true })
    lockFolder(this.#folder)
    this.#state = state
    this.#changes = new ChangeLog(state.store)
    this.#writeSnapshot(state)
  }

  /** Writes what has changed since the last call. Call it before a reply is sent. */
  commit(): void {
    if (this.#state === undefined || this.#journal === undefined) return
    const tables = this.#changes?.take() ?? {}
    const settings = JSON.stringify(this.#state.settings)
    if (settings === this.#settings && Object.keys(tables).length === 0) return
    const line: JournalLine = { generation: this.#generation, settings: this.#state.settings, tables }
    const text = `${JSON.stringify(line)}\n`
    appendFileSync(this.#journal, text)
    this.#settings = settings
    this.#journalBytes += text.length
    if (this.#journalBytes > journalLimitBytes) this.#writeSnapshot(this.#state)
  }

  end(): void {
    this.commit()
    if (this.#journal === undefined) return
    closeSync(this.#journal)
    this.#journal = undefined
    unlockFolder(this.#folder)
  }

  /** The new snapshot replaces the old one in one step. A journal of an older generation is ignored. */
  #writeSnapshot(state: MockState) {
    this.#changes?.take()
    this.#generation += 1
    const { settings, tables } = state.snapshot()
    const snapshot: KeptSnapshot = { generation: this.#generation, settings, tables }
    const fresh = join(this.#folder, `${snapshotName}.new`)
    const file = openSync(fresh, 'w')
    writeFileSync(file, JSON.stringify(snapshot))
    fsyncSync(file)
    closeSync(file)
    renameSync(fresh, join(this.#folder, snapshotName))
    if (this.#journal !== undefined) closeSync(this.#journal)
    this.#journal = openSync(join(this.#folder, journalName), 'w')
    this.#journalBytes = 0
    this.#settings = JSON.stringify(settings)
  }

  #readJournal(): JournalLine[] {
    const file = join(this.#folder, journalName)
    if (!existsSync(file)) return []
    // Text after the last line end was cut off while it was written, so its reply was never sent.
    const whole = readFileSync(file, 'utf8').split('\n').slice(0, -1)
    const lines = whole.map((line) => JSON.parse(line) as JournalLine)
    return lines.filter(({ generation }) => generation === this.#generation)
  }
}

function replay({ settings, tables }: KeptSnapshot, lines: readonly JournalLine[]): GatewayState {
  const rows = new Map(
    Object.entries(tables).map(([name, kept]) => [name, new Map(kept.map((row): [string, Row] => [row.id, row]))]),
  )
  for (const line of lines) {
    for (const [name, { cleared, put, drop }] of Object.entries(line.tables)) {
      const table = cleared ? new Map<string, Row>() : (rows.get(name) ?? new Map<string, Row>())
      for (const id of drop) table.delete(id)
      for (const row of put) table.set(row.id, row)
      rows.set(name, table)
    }
  }
  return {
    settings: lines.at(-1)?.settings ?? settings,
    tables: Object.fromEntries(Array.from(rows, ([name, table]) => [name, [...table.values()]])),
  }
}
