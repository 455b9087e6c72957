import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { RecordList } from '#ui/list/RecordList.tsx'
import { PolicyCard } from '../card/PolicyCard.tsx'
import { CompareButton } from '../compare/CompareButton.tsx'
import { talentPoliciesQuery } from './talentQueries.ts'
import type { TalentSearch } from './talentSearch.ts'

/** Policies for talent (§2.1 /policy/talent). */
export function TalentPage({ search }: { search: TalentSearch }) {
  const { data } = useSuspenseQuery(talentPoliciesQuery(search))
  return (
    <ListPage
      title="人才政策"
      secondTitle="引才、育才、安居、创业，人才享受的政策都在这里"
      search={{ path: '/policy/talent', parameter: 'keyword', label: '搜索人才政策', keyword: search.keyword }}
    >
      <p>
        <Link to="/policy/talent" search={{ view: 'match' }} className={buttonClass({ look: 'primary' })}>
          按人才情况匹配
        </Link>
      </p>
      <RecordList
        page={data}
        unit="条人才政策"
        empty="没有找到人才政策"
        renderItem={(policy) => (
          <li key={policy.id}>
            <PolicyCard policy={policy} word={search.keyword} action={<CompareButton policy={policy} />} />
          </li>
        )}
      />
    </ListPage>
  )
}
