import { departmentText, grantOf } from 'contract/platform/rights-table'
import { isRight, type Right, rights, roleNames, roles } from 'contract/platform/roles'
import { Check } from 'lucide'
import { Icon } from '#app/ui/icon'
import { Card } from '../../shell/card'

const rightNames = Object.keys(rights).filter(isRight)

export function RightsSection() {
  return (
    <Card
      title="Roles and permissions"
      lead="Accounts limited to departments can use these permissions only within those departments."
      className="p-5 sm:p-6"
    >
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
        tabIndex={0}
        aria-label="Table of roles and permissions"
        className="relative mt-4 overflow-x-auto"
      >
        <table className="w-full min-w-[56rem] border-separate border-spacing-0 text-left text-[0.9375rem]">
          <thead className="align-bottom text-ink">
            <tr>
              <th className="sticky left-0 w-56 border-b border-line-strong bg-card py-2 pr-4 font-semibold max-sm:w-40">
                Permission
              </th>
              {roleNames.map((role) => (
                <th
                  key={role}
                  scope="col"
                  className="border-b border-line-strong px-2 py-2 text-center font-semibold"
                >
                  {roles[role].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rightNames.map((right) => (
              <RightRow key={right} right={right} />
            ))}
            <tr className="*:border-b-0">
              <RowHead>Departments</RowHead>
              {roleNames.map((role) => (
                <td key={role} className="px-2 py-2.5 text-center text-ink-soft">
                  {departmentText[roles[role].departments]}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </Card>
  )
}

const RowHead = ({ children }: { children: string }) => (
  <th
    scope="row"
    className="sticky left-0 border-b border-line bg-card py-2.5 pr-4 font-normal text-ink-soft"
  >
    {children}
  </th>
)

function RightRow({ right }: { right: Right }) {
  return (
    <tr>
      <RowHead>{rights[right]}</RowHead>
      {roleNames.map((role) => (
        <td key={role} className="border-b border-line px-2 py-2.5 text-center text-ink-soft">
          <Grant grant={grantOf(role, right)} />
        </td>
      ))}
    </tr>
  )
}

function Grant({ grant }: { grant: ReturnType<typeof grantOf> }) {
  if (grant === 'publishing') return <>if allowed to publish</>
  return grant ? (
    <>
      <Icon of={Check} className="inline size-5 text-leaf-700" />
      <span className="sr-only">yes</span>
    </>
  ) : (
    <span className="sr-only">no</span>
  )
}
