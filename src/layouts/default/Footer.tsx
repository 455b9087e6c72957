import { Suspense } from 'react'
import { Anchor } from '#ui/Anchor.tsx'
import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { Picture } from '#ui/Picture.tsx'
import frame from '../frame.module.css'
import { useFooterLinks, useSite, type FooterLink } from '../site.ts'
import styles from './Footer.module.css'

/** The national registers where a site's filing numbers can be checked. */
const ICP_REGISTER = 'https://beian.miit.gov.cn/'
const POLICE_REGISTER = 'https://beian.mps.gov.cn/'

/** Drawn by the portal's server, for tenants without a QR code of their own. */
const PORTAL_QR = '/qr.svg'

/** Pages that the main menu has no room for; otherwise they would only be linked from each other. */
const siteMap: readonly { name: string; to: string }[] = [
  { name: '全部服务', to: '/qw' },
  { name: '惠企政策', to: '/policy' },
  { name: '政策图解', to: '/policy/policy-topic' },
  { name: '政策专题', to: '/policy/policy-subject' },
  { name: '政策话题', to: '/policy/topic' },
  { name: '人才政策', to: '/policy/talent' },
  { name: '政策申报', to: '/qw/declare' },
  { name: '产品与服务', to: '/qw/supply-demand/production' },
  { name: '投资载体', to: '/qw/investment' },
  { name: '活动报名', to: '/qw/activity' },
  { name: '新闻资讯', to: '/qw/news' },
  { name: '智能客服', to: '/ai-qa' },
  { name: '帮助中心', to: '/qw/help' },
]

/** The site's own pages, links, filing numbers, organiser and customer service (2.3-64 to 2.3-74). */
function Footer() {
  const links = useFooterLinks()
  return (
    <footer className={styles['footer']} data-below="whole">
      <div className={frame['inner']}>
        <nav className={styles['siteMap']} aria-labelledby="footer-site-map">
          <h2 id="footer-site-map" className={styles['heading']}>
            网站导航
          </h2>
          <ul>
            {siteMap.map(({ name, to }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {links.length === 0 ? null : (
          <section className={styles['links']} aria-labelledby="footer-links" data-elder-hidden>
            <h2 id="footer-links" className={styles['heading']}>
              友情链接
            </h2>
            <ul className={styles['linkList']}>
              {links.map((link) => (
                <li key={link.name}>
                  <FooterEntry link={link} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className={styles['body']}>
          <SiteTexts />
          <CustomerService />
        </div>
      </div>
    </footer>
  )
}

/** 2.3-67: an entry without a link is plain text. */
function FooterEntry({ link }: { link: FooterLink }) {
  if (link.url === undefined) return <span>{link.name}</span>
  if (link.url.startsWith('/')) return <Link to={link.url}>{link.name}</Link>
  return (
    <ExternalLink href={link.url} quiet>
      {link.name}
    </ExternalLink>
  )
}

function SiteTexts() {
  const { organizer, company, address, icp, policeNo, siteIdCode } = useSite()
  return (
    <div className={styles['texts']}>
      <p className={styles['row']}>
        <Link to="/auth/qw/protocal">用户协议</Link>
        <Link to="/auth/qw/privacy">隐私条款</Link>
      </p>
      <p className={styles['row']}>
        {organizer === undefined ? null : <span>主办单位：{organizer}</span>}
        {company === undefined ? null : <span>承办单位：{company}</span>}
      </p>
      {address === undefined ? null : <p>地址：{address}</p>}
      <p className={styles['row']}>
        {icp === undefined ? null : (
          <ExternalLink href={ICP_REGISTER} quiet>
            {icp}
          </ExternalLink>
        )}
        {policeNo === undefined ? null : (
          <ExternalLink href={POLICE_REGISTER} quiet>
            {policeNo}
          </ExternalLink>
        )}
        {siteIdCode === undefined ? null : <span>网站标识码：{siteIdCode}</span>}
      </p>
    </div>
  )
}

function CustomerService() {
  const { hotline, serviceHours, customerServiceQr } = useSite()
  if (hotline === undefined) return null
  return (
    <section className={styles['service']} aria-label="客户服务">
      <Picture
        className={styles['qr']}
        src={customerServiceQr === undefined ? PORTAL_QR : gatewayUrl(customerServiceQr)}
        alt="客服二维码，手机扫码咨询"
        width={96}
        height={96}
        loading="lazy"
      />
      <div>
        <p>服务热线</p>
        <Anchor className={styles['hotline']} href={`tel:${hotline}`}>
          {hotline}
        </Anchor>
        <p>服务时间：{serviceHours}</p>
      </div>
    </section>
  )
}

/** A part that hydrates by itself, after the page. As a constant element it does not hydrate at once with a change. */
export const footer = (
  <Suspense>
    <Footer />
  </Suspense>
)
