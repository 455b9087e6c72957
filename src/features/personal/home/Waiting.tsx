import { useId } from 'react'
import { Badge } from '#ui/content/Badge.tsx'
import { buttonClass } from '#ui/Button.tsx'
import styles from '#ui/desk/Desk.module.css'
import { DeskCard } from '#ui/desk/DeskCard.tsx'
import { FailedSource } from '#ui/desk/FailedSource.tsx'
import { Nothing } from '#ui/desk/Nothing.tsx'
import { Link } from '#ui/Link.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useWaiting, type WaitingGroup } from './useWaiting.ts'
import { taskPages, type Task } from './waiting.ts'

/** The member's tasks: applications to confirm or correct, dockings to answer, refusals, evaluations due, drafts. */
export function Waiting({ enterprise }: { enterprise: Parameters<typeof useWaiting>[0] }) {
  const groups = useWaiting(enterprise)
  const sources = groups.flatMap((group) => group.sources)
  const isKnown = sources.every(({ data, error }) => data !== undefined || error !== null)
  const isEmpty = sources.every(({ data }) => data?.total === 0)
  return (
    <DeskCard title="待我处理" aside={<Link to="/user/message">消息中心</Link>}>
      {isKnown ? null : <Skeleton lines={5} />}
      {isKnown && isEmpty ? (
        <Nothing
          next={
            <>
              <Link to="/qw/personal/demand/detail" className={buttonClass({ look: 'primary' })}>
                发布需求
              </Link>
              <Link to="/qw/supply-demand/demand" className={buttonClass()}>
                去需求大厅看看
              </Link>
            </>
          }
        >
          没有等您处理的事。发布需求或资源，收到的对接、审核意见会出现在这里。
        </Nothing>
      ) : null}
      {isKnown && !isEmpty ? (
        <div className={styles['groups']}>
          {groups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </div>
      ) : null}
    </DeskCard>
  )
}

function Group({ title, sources }: WaitingGroup) {
  const titleId = useId()
  const failed = sources.filter(({ data }) => data === undefined)
  const total = sources.reduce((sum, { data }) => sum + (data?.total ?? 0), 0)
  if (total === 0 && failed.length === 0) return null
  return (
    <section className={styles['group']} aria-labelledby={titleId}>
      <h3 id={titleId}>
        {title} {total === 0 ? null : <Badge tone="urgent">{total}</Badge>}
      </h3>
      <ul className={styles['rows']}>
        {sources
          .flatMap(({ data }) => data?.tasks ?? [])
          .map((task) => (
            <TaskRow key={`${task.page} ${task.id}`} {...task} />
          ))}
      </ul>
      <p className={styles['more']}>
        {sources.map(({ name, data, all }) =>
          data === undefined || all === undefined || data.total === data.tasks.length ? null : (
            <Link key={name} to={all.to} search={all.search}>
              {name}共 {data.total} 条，查看全部
            </Link>
          ),
        )}
      </p>
      {failed.map((source) => (
        <FailedSource key={source.name} {...source} />
      ))}
    </section>
  )
}

function TaskRow({ page, id, title, note, before, mode }: Task) {
  return (
    <li>
      <div>
        {page === 'facilitator' ? (
          <Link to={taskPages[page]}>{title}</Link>
        ) : (
          <Link to={taskPages[page]} search={{ id, ...(mode && { mode }) }}>
            {title}
          </Link>
        )}
        {note === undefined ? null : <p className={styles['note']}>{note}</p>}
      </div>
      {before === undefined ? null : (
        <p className={styles['due']}>
          请在 {before} 前{page === 'declaration' ? '办理' : '答复'}
        </p>
      )}
    </li>
  )
}
