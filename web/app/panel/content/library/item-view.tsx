import { useQuery } from '@tanstack/react-query'
import { libraryItemNotFound } from 'contract/content/library/calls'
import { ApiError } from 'contract/platform/client'
import { ExternalLink, ImageOff } from 'lucide'
import { libraryItemQuery } from '#app/data/library'
import { Icon } from '#app/ui/icon'
import { BackButton } from '../../shell/back-button'
import { SideCard } from '../../shell/card'
import { ListLoading, LoadingFailed, Notice } from '../../shell/list/list-notices'
import type { Panel } from '../../shell/panel'
import { UseList } from '../entries/use-list'
import { DeleteItem } from './delete-item'
import { ItemFiles } from './item-files'
import { ItemForm } from './item-form'

const notFound = 404

export function ItemView({ panel, itemId }: { panel: Panel; itemId: string }) {
  const { data, error, isFetching, refetch } = useQuery(libraryItemQuery(itemId))
  const isGone = error instanceof ApiError && error.status === notFound
  return (
    <div className="grid gap-4">
      <div>
        <BackButton onClick={() => panel.open('library')}>Back to Pictures & Documents</BackButton>
      </div>
      {!data && isFetching && <ListLoading noun="library" />}
      {!data && !isFetching && isGone && (
        <Notice icon={ImageOff} title={libraryItemNotFound} text="It may have been deleted.">
          {null}
        </Notice>
      )}
      {!data && !isFetching && error && !isGone && (
        <LoadingFailed noun="library" onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <h2 translate="no" className="text-2xl wrap-anywhere text-heading">
            {data.item.name}
          </h2>
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="min-w-0 rounded-card border border-line bg-card p-4 shadow-card sm:p-6">
              {data.item.kind === 'document' && <DocumentLink address={data.item.address} />}
              <ItemForm panel={panel} item={data.item} />
            </div>
            <div className="grid min-w-0 gap-5">
              <SideCard title="File">
                <ItemFiles panel={panel} item={data.item} versions={data.versions} />
              </SideCard>
              <SideCard title="Used in">
                {data.places.length > 0 ? (
                  <UseList panel={panel} uses={data.places} />
                ) : (
                  <p className="text-ink-soft">Not used on any page.</p>
                )}
              </SideCard>
              <DeleteItem panel={panel} item={data.item} usages={data.places} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}

function DocumentLink({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="mb-4 inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline underline-offset-4"
    >
      <Icon of={ExternalLink} className="size-4" />
      Open document<span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
