import type { ArquivoLink } from '@app/contract/casca/arquivo'
import { describeError } from '../../../../platform/http/errors.ts'
import { toast } from '../../../../ui/feedback/toast.ts'

/** Opens a file by a link of a minute. */
export const openInTab = async (link: () => Promise<ArquivoLink>): Promise<void> => {
  // The tab opens before the answer, because the browser would otherwise block it as a pop-up.
  const tab = window.open('', '_blank')
  try {
    const { href } = await link()
    if (tab) tab.location.href = href
  } catch (error) {
    tab?.close()
    toast.error(describeError(error))
  }
}
