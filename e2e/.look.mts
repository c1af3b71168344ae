import { chromium } from '@playwright/test'
import AxeBuilder from '@axe-core/playwright'
const mode = process.argv[2] ?? 'sample'
const only = process.argv[3]
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-quic']})
const views = ['Dashboard','Add Faculty','All Faculty Members','Add Administrative Staff','Administrative Positions','All Management Staff'].filter(v=>!only||v.includes(only))
const long = 'Prof. Dr. Venkatanarasimharajuvaripeta Subrahmanyeswara Krishnamoorthy Iyengar-Chattopadhyaya'
const make = (i:number)=>({_id:`0192f000-0000-7000-9000-${String(i).padStart(12,'0')}`, name: i%3? `${long} ${i}`:'Al', designation: ['Professor','Head of Department','Assistant Professor','Principal','Dean'][i%5], department:['BCA','B.B.A.','LLB','B.Com','BALLB','BA','B.Sc','MA','B.Ed.','Departmentofveryverylongunbrokenwordsandthingsthatneverend'][i%10], specialization: i%2?'word '.repeat(60):'Supercalifragilistic'.repeat(12), experience: i%7?i:undefined, email: 'a-very-long-address.of-somebody.with-many-names@department-of-commerce.aranya-degree-college.example', phone:'+91 00000 10101', whatsapp:'+91 00000 10101', officeHours:'Mon–Fri, 10:00 AM – 12:00 PM and by appointment on Saturdays after noon, room 12', photo: i%4?undefined:'/uploads/missing.webp'})
for (const scheme of ['light','dark'] as const) {
  const page = await (await b.newContext({colorScheme: scheme, viewport:{width:1440,height:900}, reducedMotion:'reduce'})).newPage()
  page.on('console', m=>{ if(['error','warning'].includes(m.type())) console.log('console', m.text())})
  page.on('response', r=>{ if(r.status()===404) console.log('404', r.url())})
  page.on('pageerror', e=>console.log('pageerror', e.message))
  if (mode==='long') await page.route('**/api/faculty', r=>r.request().method()==='GET'? r.fulfill({json:Array.from({length:200},(_,i)=>make(i))}):r.continue())
  if (mode==='empty') await page.route('**/api/faculty', r=>r.fulfill({json:[]}))
  await page.goto('http://localhost:4631/adminlogin')
  await page.getByLabel('Email').fill('clerk@college.test')
  await page.getByLabel('Password',{exact:true}).fill('sandstone-Arch-5')
  await page.getByRole('button',{name:'Login',exact:true}).click()
  await page.getByText('Welcome back, Admin').waitFor()
  for (const v of views) for (const width of [1440,768,360]) {
    await page.setViewportSize({width, height: 900})
    if (width===1440) await page.getByRole('navigation',{name:'Admin panel'}).getByRole('button',{name:v, exact:true}).click()
    await page.waitForTimeout(300)
    await page.screenshot({path:`/tmp/sv-shots/${mode}-${v.replaceAll(' ','-')}-${width}-${scheme}.png`})
    const over = await page.evaluate(()=>document.documentElement.scrollWidth-document.documentElement.clientWidth)
    if (over>0) console.log('OVERFLOW',v,width,over)
    const {violations} = await new AxeBuilder({page}).withTags(['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22aa','best-practice']).analyze()
    for (const x of violations) console.log(scheme,v,width,x.id,x.nodes.length,x.nodes[0].html.slice(0,200), x.nodes[0].failureSummary?.slice(0,200))
    
  }
  await page.close()
}
await b.close()
