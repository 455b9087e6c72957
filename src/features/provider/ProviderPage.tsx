import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '../../ui/Link.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { DetailPage, DetailSection } from '../../ui/detail/DetailPage.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { PlainText } from '../../ui/PlainText.tsx'
import { providerQuery } from './providerQueries.ts'
import { productPriceText, promises, providerTypes, ratingText } from './providerTexts.ts'

/** One provider's flagship store (§2.1 /qw/supply-demand/provider/detail). */
export function ProviderPage({ id }: { id: string }) {
  const { data: provider } = useSuspenseQuery(providerQuery(id))
  const { contact } = provider
  return (
    <DetailPage
      title={provider.name}
      list={<Link to="/qw/supply-demand/provider">企业旗舰店</Link>}
      badges={
        <>
          {provider.providerType.map((type) => (
            <Badge key={type}>{providerTypes[type]}</Badge>
          ))}
          {provider.promise.map((promise) => (
            <Badge key={promise} tone="good">
              {promises[promise]}
            </Badge>
          ))}
        </>
      }
      lead={provider.slogan}
    >
      <DetailSection title="机构概况">
        <Facts
          facts={[
            { name: '评分', value: ratingText(provider) },
            { name: '对接', value: `${provider.dockingCount} 次，成功 ${provider.finishedCount} 次` },
            { name: '成立时间', value: provider.establishTime },
            { name: '注册资本', value: provider.regCapital === null ? undefined : `${provider.regCapital} 万元` },
            { name: '人员', value: provider.employeeAmount === null ? undefined : `${provider.employeeAmount} 人` },
            { name: '擅长', value: provider.tags.join('、') },
            { name: '科技服务券', value: provider.couponAccepted ? '可抵用' : undefined },
          ]}
        />
      </DetailSection>
      {provider.intro === '' ? null : (
        <DetailSection title="机构简介">
          <PlainText text={provider.intro} />
        </DetailSection>
      )}
      {provider.products.length === 0 ? null : (
        <DetailSection title="服务产品">
          <Facts
            long
            facts={provider.products.map((product) => ({ name: product.name, value: productPriceText(product) }))}
          />
        </DetailSection>
      )}
      {provider.cases.length === 0 ? null : (
        <DetailSection title="服务案例">
          <Facts
            long
            facts={provider.cases.map(({ year, title, clientMasked, desc }) => ({
              name: `${year} 年`,
              value: `${title}（${clientMasked}）：${desc}`,
            }))}
          />
        </DetailSection>
      )}
      {provider.qualifications.length === 0 ? null : (
        <DetailSection title="资质荣誉">
          <Facts long facts={provider.qualifications.map(({ name, date }) => ({ name: date, value: name }))} />
        </DetailSection>
      )}
      <DetailSection title="联系方式">
        <Facts
          facts={[
            { name: '联系人', value: `${contact.contacts}（${contact.contactsPosition}）` },
            { name: '电话', value: <a href={`tel:${contact.tel}`}>{contact.tel}</a> },
            { name: '地址', value: contact.address },
          ]}
        />
      </DetailSection>
    </DetailPage>
  )
}
