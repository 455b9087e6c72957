import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { gatewayQuery } from '../../../gateway/query.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { QueryRecords } from '../../../ui/list/QueryRecords.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { QueryContent } from '../../../ui/QueryContent.tsx'
import { PolicyCard } from '../card/PolicyCard.tsx'
import styles from './SubscribePage.module.css'
import type { SubscribeSearch } from './subscribeSearch.ts'

const frequencies = { REALTIME: '实时', DAILY: '每天', WEEKLY: '每周' }
const channels = { SITE: '站内消息', SMS: '短信', WECHAT: '微信' }

/** What the user has subscribed to, and the policies it brings (§2.1 /policy/subscribe, /qw/personal/subscribe). */
export function SubscribePage({ search: { current = 1 } }: { search: SubscribeSearch }) {
  const settings = useQuery(gatewayQuery('listMySubscribedTags', {}, { silent: true }))
  const policies = useQuery(
    gatewayQuery('listSubscribedPolicies', { query: { current, size: 10 }, body: {} }, { silent: true }),
  )
  return (
    <Panel title="政策订阅">
      <section aria-labelledby="subscription" className={styles['settings']}>
        <h2 id="subscription">我的订阅</h2>
        <QueryContent query={settings} lines={3}>
          {({ tags, frequency, channels: chosen, deadlineRemind }) => (
            <Facts
              facts={[
                { name: '标签', value: tags.map(({ tagName }) => tagName).join('、') || '尚未订阅标签' },
                { name: '推送频率', value: frequencies[frequency] },
                { name: '推送方式', value: chosen.map((channel) => channels[channel]).join('、') },
                {
                  name: '截止提醒',
                  value: deadlineRemind.length === 0 ? '不提醒' : `截止前 ${deadlineRemind.join('、')} 天`,
                },
              ]}
            />
          )}
        </QueryContent>
      </section>
      <QueryRecords
        query={policies}
        unit="条订阅的政策"
        empty="订阅的标签下还没有政策"
        emptyAction={
          <Link to="/policy/info" className={buttonClass({ look: 'primary' })}>
            去找政策
          </Link>
        }
        renderItem={(policy) => (
          <li key={policy.id}>
            <PolicyCard policy={policy} />
          </li>
        )}
      />
    </Panel>
  )
}
