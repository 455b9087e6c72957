import type { Store } from '../store/store.ts'
import type { Row, Table } from '../store/table.ts'
import type { FacilitatorRow } from '../services/enterprise/facilitator/facilitatorRows.ts'
import type { LibraryEnterpriseRow } from '../services/enterprise/enterpriseRows.ts'
import { inventedCreditCode } from './creditCode.ts'
import { copyPolicy } from './scale/policy.ts'
import { copyDemand, copyResource } from './scale/supply.ts'
import { Names, otherCount, townOf } from './scale/variants.ts'

/** Lists whose copies differ in the town they mention. */
const local = ['notices', 'attracts', 'events'] as const

/** Adds copies of the seeded records until there are `scale` times as many. Each copy looks like a separate record. */
export function multiplySeeds(store: Store, scale: number): void {
  const enterprises = store.libraryEnterprises.all()
  const providers = store.facilitators.all()
  const names = new Names([...enterprises, ...providers].map(({ name }) => name))
  for (let copy = 2; copy <= scale; copy += 1) {
    for (const [place, row] of enterprises.entries()) {
      store.libraryEnterprises.insert(
        copyEnterprise(row, copy, { names, number: place + (copy - 1) * enterprises.length }),
      )
    }
    for (const row of providers) store.facilitators.insert(copyProvider(row, copy, names))
  }
  multiply(store.policies, scale, copyPolicy)
  const owners = store.libraryEnterprises.filter(({ enId }) => enId === null)
  multiply(store.demands, scale, (row, copy, place) =>
    copyDemand(row, copy, { place, owner: owners[(place * 7 + copy * 11) % owners.length] }),
  )
  multiply(store.resources, scale, (row, copy) => copyResource(row, copy, names))
  for (const name of local) {
    // Only the title and the id change.
    const table = store[name] as unknown as Table<Row & { title: string }>
    multiply(table, scale, (row, copy, place) => ({
      ...row,
      id: `${row.id}-${copy}`,
      title: `${row.title}（${townOf(place, copy)}）`,
    }))
  }
}

function multiply<R extends Row>(
  table: Table<R>,
  scale: number,
  copyOf: (row: Readonly<R>, copy: number, place: number) => R | undefined,
): void {
  for (const [place, row] of table.all().entries()) {
    for (let copy = 2; copy <= scale; copy += 1) {
      const made = copyOf(row, copy, place)
      if (made !== undefined) table.insert(made)
    }
  }
}

function copyEnterprise(
  row: Readonly<LibraryEnterpriseRow>,
  copy: number,
  { names, number }: { names: Names; number: number },
): LibraryEnterpriseRow {
  const name = names.of(row.name, copy)
  const regCapital = Math.max(10, otherCount(row.regCapital, copy))
  return { ...row, id: `${row.id}-${copy}`, name, regCapital, creditCode: inventedCreditCode(number), enId: null }
}

/** A copy with the same approval status, but other evaluation and enquiry counts. */
function copyProvider(row: Readonly<FacilitatorRow>, copy: number, names: Names): FacilitatorRow {
  const name = names.of(row.name, copy)
  const { resume } = row
  return {
    ...row,
    id: `${row.id}-${copy}`,
    enId: `${row.enId}-${copy}`,
    name,
    resume: {
      ...resume,
      shortName: name.replace('（示例）', '').slice(0, 8),
      intro: resume.intro.replace(row.name, name),
      products: resume.products.map((product) => ({ ...product, id: `${product.id}-${copy}` })),
    },
    viewCount: otherCount(row.viewCount, copy),
    dockingCount: otherCount(row.dockingCount, copy),
    finishedCount: otherCount(row.finishedCount, copy),
    favoriteCount: otherCount(row.favoriteCount, copy),
  }
}
