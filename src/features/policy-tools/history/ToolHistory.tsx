import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Anchor } from '#ui/Anchor.tsx'
import { Link } from '#ui/Link.tsx'
import type { Schema } from '#gateway/contract.ts'
import { loginAddress } from '#gateway/loginAddress.ts'
import { gatewayQuery, gatewayMutation, invalidate } from '#gateway/query.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { minuteText } from '#ui/timeText.ts'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { ToolSession } from '../form/toolDefinition.ts'
import { ruleName } from '../result/ruleName.ts'
import { srdiForms, tools } from '../tools.ts'
import styles from './ToolHistory.module.css'

interface ToolHistoryProps {
  session: ToolSession | undefined
  /** For this tool only. */
  toolCode?: Schema<'ToolCode'>
  /** The result shown on the page. */
  shown?: string | undefined
}

const size = 10

/** The member's latest results, with links to them; a visitor learns how to keep theirs. */
export function ToolHistory({ session, toolCode, shown }: ToolHistoryProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const query = useQuery({
    ...gatewayQuery('listToolResults', { query: { size, ...(toolCode && { toolCode }) } }),
    enabled: session !== undefined,
    staleTime: 0,
  })
  if (session === undefined) {
    return (
      <p className={styles['visitor']}>
        登录后，每次测算的结果都会保存在这里，规则更新后可以重新测算并比较变化。
        <Anchor href={loginAddress(path)}>去登录</Anchor>
      </p>
    )
  }
  return (
    <QueryContent query={query} lines={3}>
      {({ records, total }) =>
        records.length === 0 ? (
          <p>还没有测算记录，完成一次测算后会保存在这里。</p>
        ) : (
          <>
            <ul className={styles['records']}>
              {records.map((record) => (
                <li key={record.id}>
                  <div className={styles['text']}>
                    <Link
                      to={pathOf(record)}
                      search={{ record: record.id }}
                      marked={record.id === shown ? 'true' : undefined}
                    >
                      {record.verdictText}
                    </Link>
                    <p className={styles['facts']}>
                      {[
                        toolCode === undefined || record.formCode !== undefined ? titleOf(record) : undefined,
                        minuteText(record.createTime),
                        record.enName,
                        record.inputYear === undefined ? undefined : `${record.inputYear} 年数据`,
                        `规则 ${ruleName(record.ruleVersion)}`,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                    {record.outdated ? <Badge tone="urgent">规则已更新，建议重新测算</Badge> : null}
                  </div>
                  <DeleteResult record={record} />
                </li>
              ))}
            </ul>
            {total > records.length ? (
              <p className={styles['facts']}>
                共 {total} 条，显示最近 {size} 条
              </p>
            ) : null}
          </>
        )
      }
    </QueryContent>
  )
}

type Where = Pick<Schema<'ToolResultItem'>, 'toolCode' | 'formCode'>

function toolOf({ toolCode, formCode }: Where) {
  const srdi = toolCode === 'SRDI' && formCode !== undefined ? srdiForms[formCode] : undefined
  return srdi ?? Object.values(tools).find(({ code }) => code === toolCode)
}

function pathOf(record: Where): string {
  return toolOf(record)?.path ?? '/policy/tool'
}

function titleOf(record: Where): string | undefined {
  return toolOf(record)?.title
}

/** Deletes a recorded result after a confirmation, as it cannot be restored. */
function DeleteResult({ record: { id, verdictText } }: { record: Schema<'ToolResultItem'> }) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState(false)
  const confirm = useRef<HTMLButtonElement>(null)
  const deletion = useMutation({
    ...gatewayMutation('deleteToolResult'),
    onSuccess: () => invalidate(queryClient, 'listToolResults'),
  })
  // The pressed button is gone, so the focus moves to where it was.
  useEffect(() => {
    if (asked) confirm.current?.focus()
  }, [asked])
  if (!asked) {
    return (
      <Button look="plain" onClick={() => setAsked(true)}>
        删除<VisuallyHidden>：{verdictText}</VisuallyHidden>
      </Button>
    )
  }
  return (
    <span className={styles['asked']}>
      <Button onClick={() => deletion.mutate({ query: { id } })} busy={deletion.isPending} ref={confirm}>
        确认删除
      </Button>
      <Button look="plain" onClick={() => setAsked(false)}>
        取消
      </Button>
    </span>
  )
}
