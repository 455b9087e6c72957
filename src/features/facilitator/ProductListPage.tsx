import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import * as fields from '#gateway/generated/fields/FacilitatorProduct.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { RecordList } from '#ui/list/RecordList.tsx'
import { productsQuery } from './facilitatorQueries.ts'
import type { ProductSearch } from './facilitatorSearch.ts'
import { productPriceText } from './facilitatorTexts.ts'

/** Products of all facilitators (§2.1 /qw/supply-demand/production). */
export function ProductListPage({ search }: { search: ProductSearch }) {
  const { data } = useSuspenseQuery(productsQuery(search))
  return (
    <ListPage
      title="产品与服务"
      secondTitle="入驻服务商的产品与服务，价格一目了然"
      search={{
        path: '/qw/supply-demand/production',
        parameter: 'name',
        label: '按名称搜索产品',
        keyword: search.name,
      }}
    >
      <RecordList
        page={data}
        unit="个产品"
        empty="没有找到产品"
        renderItem={(product) => (
          <RecordItem
            key={product.id}
            title={
              <Link to="/qw/supply-demand/provider/detail" search={{ id: product.facilitatorId, product: product.id }}>
                {product.name}
              </Link>
            }
            badges={product.categoryName === null ? undefined : <Badge>{product.categoryName}</Badge>}
            picture={product.images[0] === undefined ? undefined : gatewayUrl(product.images[0].url)}
            summary={product.description}
            facts={[
              factOf(fields.facilitatorName, product.facilitatorName),
              factOf(fields.applicationArea, product.applicationArea),
            ]}
            figure={productPriceText(product)}
          />
        )}
      />
    </ListPage>
  )
}
