import { useQuery } from '@tanstack/react-query'
import { Link } from '../../ui/Link.tsx'
import { ChatIcon } from '../../ui/icons/ChatIcon.tsx'
import { QueryContent } from '../../ui/QueryContent.tsx'
import styles from './ChatPage.module.css'
import { robotKeywordsQuery } from './chatQueries.ts'

/** The smart customer service: what others ask, and where answers are found (§2.1 /ai-qa). */
export function ChatPage() {
  return (
    <div className={styles['chat']}>
      <div className={styles['bubble']}>
        <ChatIcon size={24} />
        <div>
          <p>您好，我是智能客服。可以问我政策、申报、供需对接和账号方面的问题。</p>
          <section aria-labelledby="hot-questions">
            <h2 id="hot-questions" className={styles['heading']}>
              大家常问
            </h2>
            <QueryContent query={useQuery(robotKeywordsQuery())} lines={3}>
              {({ records }) => (
                <ul className={styles['questions']}>
                  {records.map(({ id, keyword, question }) => (
                    <li key={id}>
                      <Link to="/policy/info" search={{ keyword }}>
                        {question}
                      </Link>
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
            。
          </p>
        </div>
      </div>
    </div>
  )
}
