import { lazy, Suspense, useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { useAddressDialog } from '#ui/dialog/useAddressDialog.ts'
import { CertificateList } from './CertificateList.tsx'
import { TemplateLink } from './TemplateLink.tsx'
import styles from './Electric.module.css'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { loginAddress } from '#gateway/loginAddress.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'

interface ElectricPageProps {
  /** Path of this page. */
  path: string
  /** Page of the list. */
  current: number
  /** Undefined for a visitor. */
  session: { userId: string | undefined; enterprises: readonly Schema<'Enterprise'>[] | undefined } | undefined
}

const name = 'apply'

const loadDialog = () => whenOnline(() => import('./ElectricDialog.tsx'))
const ElectricDialog = lazy(async () => ({ default: (await loadDialog()).ElectricDialog }))

const levels = [
  { level: '特级', text: '中断供电可能危害国家安全' },
  { level: '一级', text: '可能直接引发人身伤亡、严重环境污染、中毒爆炸或火灾，或造成重大政治影响、重大经济损失' },
  { level: '二级', text: '可能造成较大环境污染、较大政治影响、较大经济损失，或一定范围社会公共秩序严重混乱' },
  { level: '临时性', text: '需要临时特殊供电保障' },
]

/** Important-power-user identification: explanation, the way to apply, and the member's applications (§2.4). */
export function ElectricPage({ path, current, session }: ElectricPageProps) {
  const dialog = useAddressDialog(name)
  const [asked, setAsked] = useState(false)

  function close() {
    setAsked(false)
    dialog.close()
  }

  return (
    <section className={styles['panel']}>
      <div className={styles['head']}>
        <h1>重要电力用户认定</h1>
        <Button
          look="primary"
          aria-haspopup="dialog"
          onPointerEnter={() => void loadDialog()}
          onClick={session === undefined ? () => setAsked(true) : dialog.open}
        >
          申请认定
        </Button>
      </div>
      <p>
        重要电力用户按中断供电的后果分级，由供电企业与主管部门审核认定。下载模板填写，盖章扫描后连同 Word 文件一并提交。
      </p>
      <dl className={styles['levels']}>
        {levels.map(({ level, text }) => (
          <div key={level}>
            <dt>{level}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <TemplateLink />
      {session === undefined ? null : (
        <>
          <h2 className={styles['subtitle']}>我的认定申请</h2>
          <CertificateList current={current} />
        </>
      )}
      {asked && session === undefined && <LoginPrompt path={`${path}#${name}`} onClose={() => setAsked(false)} />}
      {/* Requested before it was known who the user is, or before a login in another tab. */}
      {(dialog.isOpen || asked) && session !== undefined && (
        <Suspense>
          <ElectricDialog userId={session.userId} enterprises={session.enterprises} onClose={close} />
        </Suspense>
      )}
    </section>
  )
}

interface LoginPromptProps {
  /** The page to which the login leads back. */
  path: string
  onClose: () => void
}

/** Asks a visitor who wants to apply to log in (4-71). */
function LoginPrompt({ path, onClose }: LoginPromptProps) {
  return (
    <Dialog title="需要登录" onClose={onClose}>
      <p>请先登录，是否立即登录？</p>
      <div className={styles['answers']}>
        <Button onClick={onClose}>暂不登录</Button>
        <Anchor className={buttonClass({ look: 'primary' })} href={loginAddress(path)}>
          立即登录
        </Anchor>
      </div>
    </Dialog>
  )
}
