import { expect, type Locator, type Page } from '@playwright/test'
import { administrator } from 'testing/administrator.ts'

/** Between two actions: more would be too many to work by keyboard. */
const tabsAtMost = 25

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

/** Works in the panel by keyboard alone: nothing here clicks, fills in, or focuses an element itself. */
export function keysOf(page: Page) {
  const { keyboard } = page
  const press = (key: string) => keyboard.press(key)
  const type = (text: string) => keyboard.type(text)
  const goTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await expect(target).toBeVisible()
    for (let tabs = 0; tabs < tabsAtMost && !(await isFocused(target)); tabs++) await press(key)
    await expect(target).toBeFocused()
  }
  const use = async (target: Locator, key?: 'Tab' | 'Shift+Tab') => {
    await goTo(target, key)
    await press('Enter')
  }
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  return {
    press,
    type,
    goTo,
    use,
    fill: async (label: string | RegExp, text: string) => {
      await goTo(page.getByLabel(label))
      await type(text)
    },
    /** The focus is somewhere, and can be seen. */
    expectFocus: () => expect(page.locator(':focus-visible').first()).toBeInViewport(),
    /** The button that completes the work. */
    finish: async (name: string | RegExp) => {
      await press('ControlOrMeta+Enter')
      await expect(page.getByRole('button', { name })).toBeFocused()
      await press('Enter')
    },
    chooseFile: async (input: Locator, file: Parameters<Locator['setInputFiles']>[0]) => {
      const choosing = page.waitForEvent('filechooser')
      await use(input)
      await (await choosing).setFiles(file)
    },
    logIn: async () => {
      await page.goto('/adminlogin')
      await expect(page.getByLabel('Email')).toBeEnabled()
      await goTo(page.getByLabel('Email'))
      await type(administrator.email)
      await press('Tab')
      await type(administrator.password)
      await press('Enter')
      await expect(heading('Dashboard')).toBeFocused()
    },
    open: async (words: string, result: RegExp) => {
      await press('ControlOrMeta+k')
      await expect(page.getByRole('searchbox', { name: 'Search the panel' })).toBeFocused()
      await type(words)
      await press('Enter')
      await expect(heading('Search')).toBeFocused()
      await use(page.getByRole('main').getByRole('button', { name: result }).first())
    },
  }
}
