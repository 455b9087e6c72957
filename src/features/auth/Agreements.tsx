import { ExternalLink } from '#ui/ExternalLink.tsx'

/** Links to the two agreements, in new windows so that what has been typed is kept. */
export function Agreements() {
  return (
    <>
      <ExternalLink href="/auth/qw/protocal" quiet>
        《服务协议》
      </ExternalLink>
      和
      <ExternalLink href="/auth/qw/privacy" quiet>
        《隐私协议》
      </ExternalLink>
    </>
  )
}
