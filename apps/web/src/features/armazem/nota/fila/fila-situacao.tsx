import styles from './entrada.module.css'
import { NOTA_EVENTO_LABELS, NOTA_SITUACAO_LABELS } from '@app/contract/armazem/nota'
import type { NotaEventoAnexado } from '@app/contract/armazem/nota'
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../../../platform/text/format.ts'
import { Outcome } from '../../../../ui/feedback/outcome.tsx'
import type { Item } from './fila.ts'
import { igualUltimaVez, linhasSemProduto, pergunta } from './prontidao.ts'
import { NotaFalta } from '../formulario/nota-situacao.tsx'
import { formatNumeroNota } from '@app/rules/armazem/danfe'

function LidaWords({ item }: { item: Item }) {
  if (item.estado.tipo !== 'lida') return null
  const { leitura } = item.estado
  if (leitura.notaExistente)
    return (
      <Outcome look="fora">
        Já importada:{' '}
        <Link className="link num" to="/notas/edit/$id" params={{ id: String(leitura.notaExistente.id) }}>
          nota {formatNumeroNota(leitura.notaExistente.numero)}
        </Link>
      </Outcome>
    )
  const question = pergunta(leitura)
  if (question === 'nota') return <Outcome look="aviso">Várias notas: escolha</Outcome>
  if (question === 'cliente') return <Outcome look="aviso">De qual cliente? Escolha</Outcome>
  if (item.erro) return <Outcome look="erro">{item.erro}</Outcome>
  const missing = linhasSemProduto(item, leitura)
  if (missing > 0)
    return (
      <Outcome look="aviso">
        {missing === 1 ? 'Falta o produto de 1 item' : `Faltam os produtos de ${missing} itens`}
      </Outcome>
    )
  const warnings = leitura.messages.filter(({ type }) => type === 'WARNING').length
  if (warnings > 0)
    return <Outcome look="aviso">Pronta, com {formatCount(warnings, 'aviso', 'avisos')}</Outcome>
  return <Outcome look="pronta">{igualUltimaVez(leitura) ? 'Pronta: igual à última vez' : 'Pronta'}</Outcome>
}

/** A cancellation and a letter differ in gender. */
const ANEXADO = { cancelamento: 'anexado à', correcao: 'anexada à' } satisfies Record<
  NotaEventoAnexado['tipo'],
  string
>

/** What became of an event: at its note, there before, or waiting. */
export function EventoWords({ evento: { tipo, sequencia, nota, novo } }: { evento: NotaEventoAnexado }) {
  const nome = `${NOTA_EVENTO_LABELS[tipo]} ${sequencia}`
  if (!nota) return <>{nome}: espera a nota e se anexa quando ela for importada</>
  return (
    <>
      {nome} {novo ? ANEXADO[tipo] : 'já estava na'}{' '}
      <Link className="link num" to="/notas/edit/$id" params={{ id: String(nota.id) }}>
        nota {formatNumeroNota(nota.numero)}
      </Link>
    </>
  )
}

/** The result of a file, or what it waits for. */
export function FilaSituacao({ item }: { item: Item }) {
  const { estado } = item
  switch (estado.tipo) {
    case 'fila':
      return <Outcome look="fila">Na fila</Outcome>
    case 'lendo':
      return <Outcome look="gravando">Lendo</Outcome>
    case 'enviando':
      return <Outcome look="gravando">Enviando</Outcome>
    case 'lida':
      return <LidaWords item={item} />
    case 'falha':
      return <Outcome look="erro">{estado.texto}</Outcome>
    case 'anexado':
      return (
        <Outcome look={estado.evento.nota ? 'pronta' : 'aviso'}>
          <EventoWords evento={estado.evento} />
        </Outcome>
      )
    case 'recusada':
      if (estado.problema.evento)
        return (
          <Outcome look="aviso">{NOTA_EVENTO_LABELS[estado.problema.evento.tipo]} de uma nota: anexe</Outcome>
        )
      return (
        <Outcome look="erro">
          {estado.problema.texto}{' '}
          {estado.problema.existente ? (
            <Link className="link" to="/notas/edit/$id" params={{ id: String(estado.problema.existente.id) }}>
              Abrir a nota importada
            </Link>
          ) : (
            <span className="t2">{estado.problema.oQueFazer}</span>
          )}
        </Outcome>
      )
    case 'enviada':
      return (
        <Outcome look="pronta">
          {NOTA_SITUACAO_LABELS.importada}:{' '}
          <Link className="link num" to="/notas/edit/$id" params={{ id: String(estado.nota.id) }}>
            nota {formatNumeroNota(estado.nota.numero)}
          </Link>
          <NotaFalta nota={estado.nota} />
        </Outcome>
      )
  }
}

/** Number and issuer, as soon as they are read. */
export function FilaNota({ item }: { item: Item }) {
  const infNFe = 'leitura' in item.estado ? item.estado.leitura.nfe?.infNFe : undefined
  if (!infNFe) return <span className="t3">—</span>
  return (
    <span className={styles.filaNota}>
      <span className="num forte">{formatNumeroNota(infNFe.ide.nnf)}</span>
      <span className="corta">{infNFe.emit.xNome}</span>
    </span>
  )
}
