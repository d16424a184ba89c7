import styles from '../extrato/extrato.module.css'
import { EXTRATO_MB, type ExtratoConfirmado, type ExtratoPrevia } from '@app/contract/assistencia/cobranca'
import { IconCircleCheck, IconFileTypeXml, IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { formatCount, formatDateTime, formatInteger, formatMoney } from '../../../../platform/text/format.ts'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FileDrop } from '../../../../ui/media/file-drop.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { Matches } from '../extrato/matches.tsx'
import { Decide } from '../extrato/decide.tsx'
import { type Extrato, useExtrato } from '../extrato/use-extrato.ts'
import { diaCurto, foraDe, ignoradosDe, semLancamentos } from '../extrato/words.ts'

const LISTA = '/postoAutorizadoPagamento'

const feito = ({ confirmados, valor, voltaram }: ExtratoConfirmado): string =>
  [
    `${formatCount(confirmados, 'pagamento confirmado', 'pagamentos confirmados')}: ${formatMoney(valor)}.`,
    ...voltaram.map(({ nomeFantasia }) => `${nomeFantasia} não está mais suspenso.`),
  ].join(' ')

const nomeDe = ({ contas }: ExtratoPrevia): string =>
  contas.map(({ banco, final }) => `${banco ? `banco ${banco}, ` : ''}conta final ${final}`).join(' · ')

function Contas({ previa }: { previa: ExtratoPrevia }) {
  const { total, de, ate, confirmados, lancamentos, ignorados } = previa
  const casam = lancamentos.filter(({ motivo }) => motivo === null).length
  const fora = ignorados.reduce((sum, { quantos }) => sum + quantos, 0)
  return (
    <ul className={styles.contas} aria-label="O que o arquivo traz">
      <li>
        <strong className="num">{formatInteger(total)}</strong>
        <span>
          {total === 1 ? 'lançamento' : 'lançamentos'}
          {de && ate && ` de ${diaCurto(de)} a ${diaCurto(ate)}`}
        </span>
      </li>
      <li className="sucesso">
        <strong className="num">{formatInteger(casam)}</strong>
        <span>{casam === 1 ? 'casa com uma cobrança' : 'casam com uma cobrança'}</span>
      </li>
      <li className="atencao">
        <strong className="num">{formatInteger(lancamentos.length - casam)}</strong>
        <span>você decide</span>
      </li>
      <li>
        <strong className="num">{formatInteger(confirmados)}</strong>
        <span>{confirmados === 1 ? 'já confirmado antes' : 'já confirmados antes'}</span>
      </li>
      <li title={fora > 0 ? ignoradosDe(previa) : undefined}>
        <strong className="num">{formatInteger(fora)}</strong>
        <span>{foraDe(previa)}</span>
      </li>
    </ul>
  )
}

/** The posts that work again once the chosen rows are confirmed. */
const voltam = ({ previa, escolhas }: Extrato): string[] => {
  if (!previa) return []
  const pagas = new Set(
    previa.lancamentos.flatMap(({ linha, opcoes }) => {
      const id = escolhas.get(linha)?.id
      const opcao = opcoes.find(({ cobranca }) => cobranca.id === id)
      return opcao && opcao.efeito !== 'RESTA' ? [opcao.cobranca.id, ...opcao.outras] : []
    }),
  )
  return previa.suspensos
    .filter(({ cobrancas }) => cobrancas.every((id) => pagas.has(id)))
    .map(({ posto }) => posto.nomeFantasia)
}

function Pe({ extrato, onCancel }: { extrato: Extrato; onCancel: () => void }) {
  const { previa, escolhas } = extrato
  const soma = (previa?.lancamentos ?? [])
    .filter(({ linha }) => escolhas.has(linha))
    .reduce((sum, { valor }) => sum + Math.round(valor * 100), 0)
  const sem = (previa?.lancamentos.length ?? 0) - escolhas.size
  return (
    <footer className={clsx('rodape', styles.pe)}>
      <p className={styles.resumo}>
        <b className="num">
          {formatCount(escolhas.size, 'pagamento', 'pagamentos')} · {formatMoney(soma / 100)}
        </b>
        <br />
        {[
          ...voltam(extrato).map((nome) => `${nome} deixa de estar suspenso na hora.`),
          ...(sem > 0 ? [`${formatCount(sem, 'lançamento fica', 'lançamentos ficam')} sem par.`] : []),
        ].join(' ')}
      </p>
      <span className="fim">
        <Button onClick={onCancel}>Cancelar</Button>
        <Button
          look="filled"
          icon={IconCircleCheck}
          disabled={escolhas.size === 0 || extrato.confirming}
          aria-busy={extrato.confirming}
          onClick={() => extrato.confirm()}
        >
          {`Confirmar ${formatInteger(escolhas.size)}`}
        </Button>
      </span>
    </footer>
  )
}

function Conteudo({
  extrato,
  previa,
  onCancel,
}: {
  extrato: Extrato
  previa: ExtratoPrevia
  onCancel: () => void
}) {
  const decide = previa.lancamentos.filter(({ motivo }) => motivo !== null)
  const casam = previa.lancamentos.filter(({ motivo }) => motivo === null)
  return (
    <>
      <div className="pilha formulario-corpo">
        {previa.conhecido && (
          <Faixa title="Este arquivo já foi usado.">
            Pagamentos dele foram confirmados em {formatDateTime(previa.conhecido)} e não entram de novo.
          </Faixa>
        )}
        {extrato.problemas.size > 0 && (
          <Faixa tone="error" title="Nada foi confirmado ainda.">
            {formatCount(extrato.problemas.size, 'lançamento mudou', 'lançamentos mudaram')} desde que você
            abriu o arquivo. Confira e confirme de novo; as outras escolhas continuam como estavam.
          </Faixa>
        )}
        <Contas previa={previa} />
        {previa.lancamentos.length === 0 && (
          <EmptyState icon={IconCircleCheck} hint={semLancamentos(previa)} />
        )}
        {decide.length > 0 && <Decide linhas={decide} extrato={extrato} />}
        {casam.length > 0 && <Matches linhas={casam} extrato={extrato} />}
      </div>
      {previa.lancamentos.length > 0 && <Pe extrato={extrato} onCancel={onCancel} />}
    </>
  )
}

/** /postoAutorizadoPagamento/extrato: the bank's file, a charge for each credit, and one confirmation (rede §3). */
export function ExtratoScreen() {
  const client = useQueryClient()
  const router = useRouter()
  const back = () => void router.navigate({ to: LISTA })
  const extrato = useExtrato((confirmado) => {
    toast.success(feito(confirmado))
    void client.invalidateQueries({ queryKey: ['postoAutorizadoPagamento'] })
    back()
  })
  const { previa, arquivo } = extrato
  return (
    <Page
      title="Conciliar extrato"
      subtitle={
        previa
          ? [arquivo?.filename, nomeDe(previa)].filter(Boolean).join(' · ')
          : 'O que entrou no banco e as cobranças que isso paga'
      }
      back={LISTA}
      actions={
        previa && (
          <Button small icon={IconUpload} iconOnPhone onClick={extrato.close}>
            Outro arquivo
          </Button>
        )
      }
    >
      <div className="formulario">
        {extrato.trouble && (
          <Faixa tone="error" title={previa ? 'Nada foi confirmado.' : 'O arquivo não foi lido.'}>
            {extrato.trouble}
          </Faixa>
        )}
        {previa ? (
          <Conteudo extrato={extrato} previa={previa} onCancel={back} />
        ) : (
          <FileDrop
            label="Extrato OFX"
            accept=".ofx,.OFX"
            disabled={extrato.reading}
            onFiles={([file]) => file && extrato.read(file)}
          >
            <Icon of={IconFileTypeXml} size="g" />
            <b>{extrato.reading ? 'Lendo o extrato…' : 'Escolha o extrato ou solte-o aqui'}</b>
            <span className="sm">
              Arquivo OFX do banco, até {EXTRATO_MB} MB. Nada é confirmado antes de você conferir.
            </span>
          </FileDrop>
        )}
      </div>
    </Page>
  )
}
