import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { gatewayOf, gatewayQuery, keyOf } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useFailureTexts } from '#ui/failureTexts.ts'
import type { LoginDestination } from '../loginDestination.ts'
import { useSignIn } from '../useSignIn.ts'
import { QrCode } from '#ui/content/QrCode.tsx'
import { askEvery, askForZzToken } from './zzLogin.ts'
import styles from './ThirdLoginPage.module.css'

/** Login by a QR code that a phone scans and confirms (§2.1 /third-login). */
export function ThirdLoginPage({ destination }: { destination: LoginDestination }) {
  const gateway = gatewayOf(useQueryClient())
  const signIn = useSignIn(destination)
  const qr = useQuery({ ...gatewayQuery('getZzQr', {}), staleTime: Infinity, gcTime: 0 })
  const qrId = qr.data?.qrId
  const token = useQuery({
    queryKey: keyOf('createZzToken', qrId),
    queryFn: async () => {
      const outcome = await askForZzToken(gateway, qrId ?? '')
      // Not cached: tokens are stored in the session only.
      if (outcome.state === 'confirmed') await signIn(outcome.tokens)
      return outcome.state
    },
    enabled: qrId !== undefined,
    // Stops while the tab is hidden, and for good once the code is used, expired or refused.
    refetchInterval: ({ state }) => (state.data === 'waiting' && state.status !== 'error' ? askEvery : false),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  const failures = useFailureTexts(qr.error ?? token.error)
  const trouble =
    failures.length > 0
      ? `扫码登录暂不可用：${failures.join('；')}`
      : token.data === 'expired'
        ? '二维码已过期'
        : undefined

  return (
    <div className={styles['card']}>
      <h1 className={styles['title']}>扫码登录</h1>
      <div className={styles['code']}>
        {trouble !== undefined ? (
          <div className={styles['trouble']} role="alert">
            <p>{trouble}</p>
            <Button look="primary" onClick={() => void qr.refetch()}>
              刷新二维码
            </Button>
          </div>
        ) : qr.data === undefined ? (
          <Skeleton lines={5} />
        ) : (
          <QrCode content={qr.data.content} label="登录二维码" />
        )}
      </div>
      <output className={styles['hint']}>
        {token.data === 'confirmed' ? '已确认，正在登录…' : '请用已绑定本平台账号的手机应用扫描，并在手机上确认登录'}
      </output>
      <p>
        无法扫码？
        <Link to="/auth/qw" search={destination}>
          使用手机验证码或账号密码登录
        </Link>
      </p>
    </div>
  )
}
