import type { Schema } from '#gateway/contract.ts'
import { ForbiddenFailure, UnauthorizedFailure } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import { approvedEnIds } from '#mocks/services/enterprise/binding/ownership.ts'
import type { UserRow } from '../account/accountRows.ts'
import type { FileRow } from './files.ts'

/** A record with private files, and the members who may read them. */
interface Holder {
  files: readonly (Schema<'UploadedFile'> | undefined)[]
  isReader: (userId: string) => boolean
}

/** Keyed by the schema and field that the contract marks with `x-file-access`. */
export const privateFields: Readonly<Record<string, (store: Store) => Holder[]>> = {
  'ElectricityCertificate.wordFile': (store) => ofCertificates(store, 'wordFile'),
  'ElectricityCertificate.pdfFile': (store) => ofCertificates(store, 'pdfFile'),
  'DockingDetail.attachments': (store) => ofDockings(store, ({ attachments }) => attachments),
  'DockingDetail.contractFile': (store) => ofDockings(store, ({ contractFile }) => [contractFile]),
}

/** Ends with 401 or 403 when the file is private and the caller may not read it. */
export function checkFileAccess(store: Store, user: Readonly<UserRow> | undefined, file: Readonly<FileRow>): void {
  const holders = Object.values(privateFields)
    .flatMap((holdersIn) => holdersIn(store))
    .filter(({ files }) => files.some((each) => each !== undefined && fileIdOf(each.url) === file.id))
    // Referencing somebody else's file in a record of one's own must neither give access to it nor hide it.
    .filter(({ isReader }) => file.userId === undefined || isReader(file.userId))
  if (holders.length === 0 && !isUnsent(store, file)) return
  if (user === undefined) throw new UnauthorizedFailure('Nobody is signed in')
  const isReader = user.id === file.userId || holders.some((holder) => holder.isReader(user.id))
  if (!isReader) throw new ForbiddenFailure('The file is not for this member')
}

/** Tables whose rows reference members' uploads that others can see. */
const shownTables = [
  ...(['demands', 'resources', 'dockingEvaluations'] as const),
  ...(['facilitators', 'facilitatorEvaluations', 'enterpriseProfiles'] as const),
]

/**
 * Whether no record references an upload yet. While a form is being filled in, pictures are shown by their address
 * alone.
 */
function isUnsent(store: Store, { id, type, userId }: Readonly<FileRow>): boolean {
  if (userId === undefined || type.startsWith('image/')) return false
  const address = `filePath=${id}&`
  return !shownTables.some((table) => store[table].all().some((row) => JSON.stringify(row).includes(address)))
}

function ofCertificates(store: Store, field: 'wordFile' | 'pdfFile'): Holder[] {
  return store.electricityCertificates
    .all()
    .map((row) => ({ files: [row[field]], isReader: (userId) => userId === row.userId }))
}

type Docking = ReturnType<Store['dockings']['all']>[number]

function ofDockings(store: Store, filesOf: (row: Docking) => Holder['files']): Holder[] {
  return store.dockings.all().map((row) => ({
    files: filesOf(row),
    isReader: (userId) => {
      const own = approvedEnIds(store, userId)
      return own.includes(row.ownerEnId) || own.includes(row.initiatorEnId)
    },
  }))
}

function fileIdOf(url: string): string | null {
  return new URLSearchParams(url.split('?')[1]).get('filePath')
}
