import type { CaixaNota } from '@app/contract/armazem/caixaNota'
import { IconMailDown, IconPencil, IconPlugConnected } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCount, formatDateTime } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Fact, Facts } from '../../../../ui/facts/facts.tsx'
import { caixaQuery, requestLeitura, testCaixa } from '../api.ts'
import { CaixaDialog } from './caixa-dialog.tsx'

const leituraDe = ({ ativa, lendo, lidaEm }: CaixaNota): string => {
  if (lendo) return 'agora'
  if (lidaEm) return formatDateTime(lidaEm)
  return ativa ? 'ainda não' : 'desligada'
}

function Situacao({ caixa }: { caixa: CaixaNota }) {
  return (
    <>
      {caixa.ativa && caixa.erro && (
        <Faixa tone="warning" title={`A caixa não é lida desde ${formatDateTime(caixa.erroDesde)}.`}>
          {caixa.erro} A leitura é tentada de novo a cada cinco minutos.
        </Faixa>
      )}
      <Facts>
        <Fact name="Caixa">
          {caixa.usuario} em {caixa.servidor}
        </Fact>
        <Fact name="Pasta">{caixa.pasta}</Fact>
        <Fact name="Última leitura">{leituraDe(caixa)}</Fact>
        <Fact name="Esperam ser importadas">
          {caixa.esperam === 0 ? (
            'nenhuma'
          ) : (
            <Link className="link" to="/notas">
              {formatCount(caixa.esperam, 'arquivo', 'arquivos')}
            </Link>
          )}
        </Fact>
      </Facts>
    </>
  )
}

/** The mailbox from which notes come: how its reading stands, and its settings. */
export function CaixaDeNotas() {
  const client = useQueryClient()
  const query = useQuery(caixaQuery)
  const [changing, setChanging] = useState(false)
  const test = useTask(() =>
    testCaixa().then(
      ({ mensagens }) =>
        toast.success(`A caixa abriu: ${formatCount(mensagens, 'mensagem', 'mensagens')} na pasta.`),
      tellFailure,
    ),
  )
  const read = useTask(async () => {
    await requestLeitura().then(() => toast.success('A leitura começa agora.'), tellFailure)
    await client.invalidateQueries(caixaQuery)
  })
  if (!query.data) return <LoadingCard query={query} label="Caixa de notas" />
  const caixa = query.data
  const set = caixa.servidor !== ''
  return (
    <section className="cartao" aria-labelledby="caixa-nota">
      <header>
        <h2 id="caixa-nota">Caixa de notas</h2>
        <span className="fim linha">
          {set && (
            <>
              <Button
                small
                icon={IconPlugConnected}
                iconOnPhone
                disabled={test.busy}
                aria-busy={test.busy}
                onClick={test.run}
              >
                Testar
              </Button>
              <Button
                small
                icon={IconMailDown}
                iconOnPhone
                disabled={read.busy || !caixa.ativa || caixa.lendo}
                aria-busy={read.busy || caixa.lendo}
                onClick={read.run}
              >
                Ler agora
              </Button>
            </>
          )}
          <Button small icon={IconPencil} iconOnPhone onClick={() => setChanging(true)}>
            {set ? 'Alterar' : 'Definir a caixa'}
          </Button>
        </span>
      </header>
      <div className="corpo pilha">
        <p className="ajuda">
          O XML que chega por e-mail espera em Importar Nota Fiscal, uma vez cada; cartas de correção e
          cancelamentos vão sozinhos para as suas notas.
        </p>
        {set && <Situacao caixa={caixa} />}
      </div>
      {changing && <CaixaDialog caixa={caixa} onClose={() => setChanging(false)} />}
    </section>
  )
}
