import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { MockClock } from '../time/clock.ts'
import type { GatewayServices } from '../handler/handler.ts'
import { arrangeScenario, scenarios, type ScenarioName } from '../scenarios/scenarios.ts'
import { multiplySeeds } from '../seeds/multiply.ts'
import { defaultSettings, settingsChangeSchema, settingsSchema, type Settings } from './settings.ts'
import { departAlike, departuresFrom, seededRows, type Departures, type SeededRows } from '../store/departure.ts'
import { clearStore, createStore, restoreSnapshot, takeSnapshot, type Snapshot, type Store } from '../store/store.ts'
import type { SessionRow, SmsRow, UserRow } from '../services/uaa/account/accountRows.ts'

const rowsSchema = z
  .array(z.looseObject({ id: z.string() }))
  .refine((rows) => new Set(rows.map((row) => row.id)).size === rows.length, 'Two rows have one id')

const stateSchema = z.strictObject({ settings: settingsSchema, tables: z.record(z.string(), rowsSchema) })

export interface GatewayState {
  settings: Settings
  tables: Snapshot
}

/** What a reload carries over: the initial state, and what has changed since. */
export interface CarriedState {
  settings: Settings
  seededSettings: Settings
  departures: Departures
}

interface StateOptions {
  seed: (store: Store, clock: MockClock) => void
  settings: Partial<Settings>
  /** How many copies of the seeded records to create, by default 1. */
  scale?: number
  /** Determines the tokens, by default 1. */
  seedNumber?: number
  /** Keeps a copy of the seeded state, so that the changes can be carried over to other seeds. */
  keepsSeeds?: boolean
  /** Called for every SMS that the real gateway would send. */
  onSms: (sms: SmsRow) => void
}

/** The gateway's state, and the services that it offers to handlers. */
export class MockState {
  readonly store = createStore()
  readonly clock = new MockClock()
  readonly services: GatewayServices
  readonly #options: StateOptions
  #settings: Settings = defaultSettings
  #seeded: { settings: Settings; rows: SeededRows } | undefined
  /** Whether the state came from a snapshot or a folder since it was last seeded. */
  #isRestored = false

  constructor(options: StateOptions) {
    this.#options = options
    this.services = createServices(this, options)
    this.reset()
  }

  get settings(): Readonly<Settings> {
    return this.#settings
  }

  /** Throws a ZodError for invalid settings. */
  changeSettings(changes: unknown): void {
    const parsed = settingsChangeSchema.parse(changes)
    this.#apply({ ...this.#settings, ...parsed } as Settings)
  }

  /** Resets to the seeds and the initial settings, in the initial scenario or another one. */
  reset(scenario: ScenarioName = this.#options.settings.scenario ?? defaultSettings.scenario): void {
    const { tokenLifetimeSeconds } = scenarios[scenario]
    const ofScenario = tokenLifetimeSeconds === undefined ? {} : { tokenLifetimeSeconds }
    this.#seed(settingsSchema.parse({ ...defaultSettings, ...ofScenario, ...this.#options.settings, scenario }))
  }

  /** The state and what it started from, for another process to continue. Only available when the seeds are kept. */
  carry(): CarriedState {
    if (this.#seeded === undefined) throw new Error('This state does not keep its seeds')
    const { settings: seededSettings, rows } = this.#seeded
    return { settings: this.#settings, seededSettings, departures: departuresFrom(rows, this.store) }
  }

  /**
   * Continues from another process's state. Rows that were still as seeded are replaced with this process's seeds.
   * Throws a ZodError for settings that this code does not know.
   */
  takeOver({ settings, seededSettings, departures }: CarriedState): void {
    // A new gateway has just been seeded, usually with the same settings.
    const isAsSeeded = !this.#isRestored && isDeepStrictEqual(this.#settings, seededSettings)
    if (!isAsSeeded) this.#seed(settingsSchema.parse(seededSettings))
    departAlike(this.store, departures)
    this.#apply(settingsSchema.parse(settings))
  }

  snapshot(): GatewayState {
    return { settings: { ...this.#settings }, tables: takeSnapshot(this.store) }
  }

  /** Throws a ZodError, without changing anything, when the value is not a gateway's state. */
  restore(state: unknown): void {
    const { settings, tables } = stateSchema.parse(state)
    restoreSnapshot(this.store, tables)
    this.#isRestored = true
    this.#apply(settings)
  }

  /** The user of a bearer token that is known, not logged out and not expired. */
  userOf(authorization: string | undefined): Readonly<UserRow> | undefined {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
    if (token === undefined) return undefined
    const now = this.clock.now().getTime()
    const session = this.store.sessions.by('accessToken', token).find((row) => isAlive(row, now))
    return session === undefined ? undefined : this.store.users.get(session.userId)
  }

  /** Expires every access token but no refresh token. Returns how many expired. */
  expireTokens(): number {
    const now = this.clock.now().getTime()
    const alive = this.store.sessions.filter((session) => isAlive(session, now))
    for (const session of alive) this.store.sessions.update(session.id, { accessExpiresAt: 0 })
    return alive.length
  }

  #seed(settings: Settings) {
    const { seed, scale = 1, keepsSeeds = false } = this.#options
    this.#apply(settings)
    clearStore(this.store)
    seed(this.store, this.clock)
    multiplySeeds(this.store, scale)
    arrangeScenario(settings.scenario, this.store, this.clock)
    this.#isRestored = false
    if (keepsSeeds) this.#seeded = { settings, rows: seededRows(this.store) }
  }

  #apply(settings: Settings) {
    this.#settings = settings
    this.clock.setToday(settings.today ?? undefined)
  }
}

function isAlive(session: Readonly<SessionRow>, now: number): boolean {
  return !session.revoked && session.accessExpiresAt > now
}

function createServices(state: MockState, { onSms, seedNumber = 1 }: StateOptions): GatewayServices {
  const { store, clock } = state
  const nextNumber = (id: string): number => {
    const value = (store.counters.get(id)?.value ?? 0) + 1
    if (value === 1) store.counters.insert({ id, value })
    else store.counters.update(id, { value })
    return value
  }
  const newId = (prefix: string): string => `${prefix}-${nextNumber(prefix)}`
  return {
    get tokenLifetimeSeconds() {
      return state.settings.tokenLifetimeSeconds
    },
    newId,
    newToken: () =>
      createHash('sha256')
        .update(`token ${seedNumber} ${nextNumber('token')}`)
        .digest('base64url'),
    sendSms: ({ tel, type, code, lifetimeSeconds, isUnproven = false }) => {
      const sentAt = clock.now().getTime()
      const expiresAt = sentAt + lifetimeSeconds * 1000
      const message = { id: newId('sms'), tel, type, code, sentAt, expiresAt, used: false, isUnproven }
      onSms(store.outbox.insert(message))
    },
  }
}
