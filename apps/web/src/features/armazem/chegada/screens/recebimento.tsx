import {
  MOTIVO_DIVERGENCIA_LABELS,
  type Recebimento,
  TIPO_DIVERGENCIA_LABELS,
} from '@app/contract/armazem/chegada'
import { IconCircleCheck, IconPackageOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatCount, formatDateTime, formatQuantity } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { CHEGADA, recebimentoQuery } from '../api.ts'
import styles from '../parts/chegada.module.css'
import { FotosDaLinha } from '../parts/fotos.tsx'
import { loteText, somaDe, validadeText } from '../parts/words.ts'

function Linha({ linha, recebimento }: { linha: Recebimento['linhas'][number]; recebimento: Recebimento }) {
  const { posicao, codigoProduto, descricao, unidade, esperado, contado, devolucao } = linha
  const diferencas = recebimento.divergencias.filter((one) => one.posicao === posicao)
  return (
    <section className={styles.difere} aria-label={descricao}>
      <header>
        <h2>{descricao}</h2>
        <p className="num">
          {codigoProduto}
          {devolucao && ' · devolução, em inspeção'}
        </p>
      </header>
      <dl className={styles.numeros}>
        <div>
          <dt>Nota</dt>
          <dd className="num">{formatQuantity(esperado)}</dd>
        </div>
        <div>
          <dt>Contado</dt>
          <dd className="num">{formatQuantity(somaDe(contado))}</dd>
        </div>
        <div>
          <dt>Avariado</dt>
          <dd className="num">{formatQuantity(somaDe(contado.filter(({ avaria }) => avaria)))}</dd>
        </div>
      </dl>
      {contado.length > 0 && (
        <ul className={styles.contado}>
          {contado.map((one) => (
            <li key={JSON.stringify([one.lote, one.validade, one.avaria])} className="num">
              <span>
                {loteText(one)}, {validadeText(one)}
                {one.avaria && ', avariado'}
              </span>
              <b>
                {formatQuantity(one.quantidade)} {unidade}
              </b>
            </li>
          ))}
        </ul>
      )}
      {diferencas.map(({ tipo, quantidade, motivo, observacao }) => (
        <div key={tipo} className={styles.razao}>
          <p>
            <Badge tone="atencao" icon={IconPackageOff}>
              {TIPO_DIVERGENCIA_LABELS[tipo]}: {formatQuantity(quantidade)} {unidade}
            </Badge>
          </p>
          <p className="sm">
            {MOTIVO_DIVERGENCIA_LABELS[motivo]}
            {observacao && `: ${observacao}`}
          </p>
        </div>
      ))}
      <FotosDaLinha nota={recebimento.nota} posicao={posicao} produto={descricao} fotos={recebimento.fotos} />
    </section>
  )
}

function Corpo({ recebimento }: { recebimento: Recebimento }) {
  const { linhas, divergencias, observacao, recebidaEm, recebidaPor } = recebimento
  const differs = (posicao: number) => divergencias.some((one) => one.posicao === posicao)
  const sorted = linhas.toSorted((a, b) => Number(differs(b.posicao)) - Number(differs(a.posicao)))
  return (
    <div className="pilha">
      {divergencias.length === 0 ? (
        <Faixa tone="success" icon={IconCircleCheck} title="Chegou igual à nota.">
          Contada em {formatDateTime(recebidaEm)}
          {recebidaPor && ` por ${recebidaPor}`}.
        </Faixa>
      ) : (
        <Faixa
          tone="warning"
          icon={IconPackageOff}
          title={`${formatCount(divergencias.length, 'diferença', 'diferenças')} entre a nota e o que chegou.`}
        >
          No estoque entrou o que foi contado em {formatDateTime(recebidaEm)}
          {recebidaPor && ` por ${recebidaPor}`}.
        </Faixa>
      )}
      {observacao && (
        <section className="cartao" aria-labelledby="recado">
          <header>
            <h2 id="recado">Recado do armazém</h2>
          </header>
          <p className="corpo">{observacao}</p>
        </section>
      )}
      {sorted.map((linha) => (
        <Linha key={linha.posicao} linha={linha} recebimento={recebimento} />
      ))}
    </div>
  )
}

/** /chegada/divergencias/{id}: what came of one note, line by line. */
export function RecebimentoDaNota({ nota }: { nota: number }) {
  const query = useQuery(recebimentoQuery(nota))
  useRefresh(CHEGADA, 'chegada', nota)
  const notas = useCan('NOTA_VER')
  const { data } = query
  return (
    <Page
      title={data ? `Chegada da nota ${data.numero}` : 'Chegada'}
      subtitle={data?.emitente ?? ''}
      back="/chegada/divergencias"
      actions={
        notas && (
          <ButtonLink small to={`/notas/edit/${nota}`}>
            Abrir a nota
          </ButtonLink>
        )
      }
    >
      <Loaded query={query} label="Chegada">
        {(recebimento) => <Corpo recebimento={recebimento} />}
      </Loaded>
    </Page>
  )
}
