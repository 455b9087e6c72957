import { useMutation, useQuery } from '@tanstack/react-query'
import { gatewayMutation } from '#gateway/query.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import type { AskedQuestion } from '../ask/QuestionBox.tsx'
import { robotKeywordsQuery } from '../chatQueries.ts'
import styles from './Welcome.module.css'

interface WelcomeProps {
  busy: boolean
  onAsk: (question: AskedQuestion) => void
}

/** The start of a new conversation: what can be asked, and what others ask most. */
export function Welcome({ busy, onAsk }: WelcomeProps) {
  const { mutate: count } = useMutation(gatewayMutation('updateRobotKeyword', { silent: true }))
  return (
    <div className={styles['welcome']}>
      <div className={styles['bubble']}>
        <Icon name="message-square-more" size={20} />
        <div>
          <p>您好，我是智能客服。可以问我政策、申报、供需对接和账号方面的问题，回答会注明依据的政策条款。</p>
          <section aria-labelledby="hot-questions">
            <h3 id="hot-questions" className={styles['heading']}>
              大家常问
            </h3>
            <QueryContent query={useQuery(robotKeywordsQuery())} lines={3}>
              {({ records }) => (
                <ul className={styles['questions']}>
                  {records.map(({ id, question }) => (
                    <li key={id}>
                      <button
                        type="button"
                        onClick={() => {
                          if (busy) return
                          count({ body: { id } })
                          onAsk({ question })
                        }}
                      >
                        {question}
                      </button>
                    </li>
                  ))}
                </ul>
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
        </div>
      </div>
    </div>
  )
}
