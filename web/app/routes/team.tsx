import { college } from 'college/facts'
import { PageHead } from '#app/components/page-head'

export default function Team() {
  return (
    <>
      <PageHead title="Meet Our Team" description={college.description} path="/our-team" />
      <h1 className="container-page py-20 text-4xl text-heading">Meet Our Team</h1>
    </>
  )
}
