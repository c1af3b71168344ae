import { useCollege } from '#app/lib/site'

export function PageBanner({ title, text }: { title: string; text: string }) {
  const college = useCollege()
  return (
    <header className="bg-brand-950 text-white print:bg-transparent print:text-black">
      <div className="container-page py-14 md:py-20 print:py-6">
        <p className="eyebrow text-gold-300 print:hidden">{college.name}</p>
        <h1 className="mt-3 text-4xl md:text-6xl">{title}</h1>
        <p className="mt-5 max-w-2xl text-lg text-sand-200 md:text-xl print:text-inherit">{text}</p>
      </div>
    </header>
  )
}
