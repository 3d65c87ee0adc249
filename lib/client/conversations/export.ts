import { useMutation } from '@tanstack/react-query'
import { saveFile } from '@/lib/client/account/exports'
import { fetchPage, type ListPage } from '@/lib/client/cache/list-pages'
import { messagesPath } from '@/lib/client/chat/messages'
import type { Toast } from '@/lib/client/screen/use-toast'
import type { ChatMessage, Conversation } from '@/lib/contract/chat'
import { limits } from '@/lib/contract/limits'
import { accountMessages } from '@/lib/contract/messages/account'
import { chatMessages } from '@/lib/contract/messages/chat'
import { conversationFileName, conversationText } from './text'

/** Hands a whole conversation to the browser to keep, as Markdown; an archived one too. */
export function useExportConversation(timeZone: string) {
  return useMutation({
    mutationFn: async ({ id, title }: Pick<Conversation, 'id' | 'title'>) => {
      const all = await fetchAllMessages(id)
      if (all.length === 0) return false
      const text = conversationText(title, all, timeZone)
      saveFile(new Blob([text], { type: 'text/markdown;charset=utf-8' }), conversationFileName(title))
      return true
    },
    meta: {
      success: (isSaved: boolean): Toast => (isSaved ? accountMessages.exported : accountMessages.noDataToExport),
      failure: chatMessages.failed.exportConversation,
    },
  })
}

/** Oldest first. Pages run from the newest back. */
async function fetchAllMessages(conversationId: string): Promise<ChatMessage[]> {
  const pages: ChatMessage[][] = []
  let next: string | null = `${messagesPath(conversationId)}&limit=${limits.pageSize.max}`
  while (next !== null) {
    const page: ListPage<ChatMessage> = await fetchPage<'GET /api/chat'>(next)
    pages.unshift(page.items)
    next = page.next
  }
  return pages.flat()
}
