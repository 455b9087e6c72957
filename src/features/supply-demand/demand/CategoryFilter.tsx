import { useQuery } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import { Link } from '#ui/Link.tsx'
import { FilterLinks } from '#ui/filters/FilterLinks.tsx'
import { firstPage } from '#ui/list/listSearch.ts'
import styles from './CategoryFilter.module.css'
import { demandCategoriesQuery, recommendedCategoriesQuery } from './demandQueries.ts'

type Category = Pick<Schema<'DemandCategory'>, 'id' | 'name' | 'demandCount'>

/** The recommended categories at once, all of them on request, each with its number of demands. */
export function CategoryFilter({ chosen }: { chosen: string | undefined }) {
  const { data: all = [] } = useQuery(demandCategoriesQuery)
  const { data: recommended = [] } = useQuery(recommendedCategoriesQuery)
  const shown = categoriesToOffer(recommended, all, chosen)
  const parents = [...new Set(all.map(({ parentName }) => parentName))]
  // Without either there is nothing to choose from; the list works without it.
  if (shown.length === 0 && all.length === 0) return null
  return (
    <div className={styles['row']}>
      <FilterLinks
        label="分类"
        parameter="categoryId"
        options={Object.fromEntries(shown.map(({ id, name, demandCount }) => [id, `${name} ${demandCount}`]))}
        chosen={chosen}
      />
      {all.length === 0 ? null : (
        <details className={styles['more']}>
          <summary>全部 {all.length} 个分类</summary>
          <dl className={styles['parents']}>
            {parents.map((parent) => (
              <div key={parent}>
                <dt>{parent}</dt>
                {all
                  .filter(({ parentName }) => parentName === parent)
                  .map(({ id, name, demandCount }) => (
                    <dd key={id}>
                      <Link
                        to="."
                        search={(previous: object) => ({ ...previous, categoryId: id, current: firstPage })}
                        marked={id === chosen ? 'true' : undefined}
                      >
                        {name} {demandCount}
                      </Link>
                    </dd>
                  ))}
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}

/** The recommended ones, plus the chosen one. */
function categoriesToOffer(recommended: readonly Category[], all: readonly Category[], chosen: string | undefined) {
  const missing = recommended.some(({ id }) => id === chosen) ? undefined : all.find(({ id }) => id === chosen)
  return missing === undefined ? recommended : [...recommended, missing]
}
