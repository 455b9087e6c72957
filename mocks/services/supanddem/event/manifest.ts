import { inAnotherTown } from '#mocks/seeds/scale/copies.ts'
import type { Manifest } from '#mocks/services/manifest.ts'
import { settled } from '../settled.ts'
import type { EventRow, EventSignRow } from './eventRows.ts'
import { seedEvents, seedEventSigns } from './eventSeeds.ts'
import { eventSignHandlers } from './eventSigns.ts'
import { eventHandlers } from './events.ts'

export const manifest: Manifest<{ events: EventRow; eventSigns: EventSignRow }> = {
  tables: { events: 'region', eventSigns: 'members' },
  seeds: {
    uses: ['files'],
    write: (store, clock) => {
      seedEvents(store, clock)
      seedEventSigns(store, clock)
    },
  },
  copies: { events: inAnotherTown },
  handlers: settled({ ...eventHandlers, ...eventSignHandlers }),
}
