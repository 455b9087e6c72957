import { useMutation, useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { gatewayMutation } from '#gateway/query.ts'
import { Link } from '#ui/Link.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { PlainBubble } from '#ui/working/chat/PlainBubble.tsx'
import { PlainPrompts } from '#ui/working/chat/PlainPrompts.tsx'
import type { AskedQuestion } from '../ask/QuestionBox.tsx'
import { robotKeywordsQuery } from '../chatQueries.ts'
import { useChatParts } from '../useChatParts.ts'
import styles from './Welcome.module.css'

interface WelcomeProps {
  busy: boolean
  onAsk: (question: AskedQuestion) => void
}

const plainParts = { Around: Fragment, Bubble: PlainBubble, Prompts: PlainPrompts }

/** The start of a new conversation: what can be asked, and what others ask most. */
export function Welcome({ busy, onAsk }: WelcomeProps) {
  const { Around, Bubble, Prompts } = useChatParts() ?? plainParts
  const { mutate: count } = useMutation(gatewayMutation('updateRobotKeyword', { silent: true }))
  return (
    <Around>
      <div className={styles['welcome']}>
        <Bubble by="robot">
          <p>您好，我是智能客服。可以问我政策、申报、供需对接和账号方面的问题，回答会注明依据的政策条款。</p>
          <section aria-labelledby="hot-questions">
            <h3 id="hot-questions" className={styles['heading']}>
              大家常问
            </h3>
            <QueryContent query={useQuery(robotKeywordsQuery())} lines={3}>
              {({ records }) => (
                <Prompts
                  name="大家常问"
                  prompts={records.map(({ id, question }) => ({ key: id, text: question }))}
                  busy={busy}
                  onChoose={(id, question) => {
                    count({ body: { id } })
                    onAsk({ question })
                  }}
                />
              )}
            </QueryContent>
          </section>
          <p>
            操作方面的问题请看
            <Link to="/qw/help/{-$id}" params={{ id: undefined }}>
              帮助中心
            </Link>
            。请不要输入身份证号、密码等个人信息。
          </p>
        </Bubble>
      </div>
    </Around>
  )
}
