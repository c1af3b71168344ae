import { college } from 'college/facts'
import { PageHead } from '#app/components/page-head'

export default function Home() {
  return (
    <>
      <PageHead title="Home" description={college.description} path="/" />
      <h1 className="container-page py-20 text-4xl text-heading">Home</h1>
    </>
  )
}
