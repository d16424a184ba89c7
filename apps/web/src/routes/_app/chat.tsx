import { createFileRoute } from '@tanstack/react-router'
import { Chat } from '../../features/assistencia/chat/screens/chat.tsx'
import { integerParam, plainSearch } from '../../platform/address/search.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

const COM = ['CONSUMIDOR', 'FINANCEIRO'] as const

/** `?conversa=` is the open conversation, `?mensagem=` the number of one of its messages; `?os=` starts one about that order; `?com=` says with whom, `?posto=` with which post. */
export const Route = createFileRoute('/_app/chat')({
  validateSearch: plainSearch,
  component: Conversas,
})

function Conversas() {
  const search = Route.useSearch()
  const conversa = integerParam(search['conversa'], 1, Number.MAX_SAFE_INTEGER)
  const os = integerParam(search['os'], 1, Number.MAX_SAFE_INTEGER)
  const posto = integerParam(search['posto'], 1, Number.MAX_SAFE_INTEGER)
  const navigate = Route.useNavigate()
  return (
    <Allowed to="CHAT_USAR">
      <Chat
        conversa={conversa}
        mensagem={integerParam(search['mensagem'], 1, Number.MAX_SAFE_INTEGER)}
        os={os}
        posto={posto}
        com={COM.find((each) => each === search['com'])}
        onOpen={(id) => void navigate({ search: id === undefined ? {} : { conversa: id } })}
      />
    </Allowed>
  )
}
