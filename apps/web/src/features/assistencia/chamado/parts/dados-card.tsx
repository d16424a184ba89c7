import styles from './chamado.module.css'
import {
  CATEGORIA_CHAMADO_LABELS,
  type Chamado,
  EQUIPE_CHAMADO_LABELS,
  PRIORIDADE_CHAMADO_LABELS,
} from '@app/contract/assistencia/chamado'
import { HORAS_CATEGORIA } from '@app/rules/assistencia/chamado'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import { atrasoEmPalavras } from '../words.ts'
import { ChamadoPrazo, ChamadoSituacao } from './situacao.tsx'

const Item = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="t2 sm">{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** By how much it is late, and why that was the deadline. */
const Atraso = ({ chamado: { prazoEm, categoria } }: { chamado: Chamado }) => (
  <div className={styles.atraso}>
    <Icon of={IconAlertTriangle} />
    <div>
      <b>{atrasoEmPalavras(prazoEm)}</b>
      <span>
        {`O prazo era ${formatDateTime(prazoEm)}: ${HORAS_CATEGORIA[categoria]} h úteis para ${CATEGORIA_CHAMADO_LABELS[categoria].toLowerCase()}.`}
      </span>
    </div>
  </div>
)

/** The ticket's post, its owner and its deadline. */
export function DadosCard({ chamado }: { chamado: Chamado }) {
  const seesOs = useCan('OS_VER')
  const { ordemServico, responsavel, prazoEm } = chamado
  return (
    <section className="cartao" aria-label="Chamado">
      <header>
        <h2>Chamado</h2>
        <ChamadoSituacao situacao={chamado.situacao} />
      </header>
      <div className="corpo pilha">
        {chamado.prazo === 'ATRASADO' ? (
          <Atraso chamado={chamado} />
        ) : (
          <div>
            <ChamadoPrazo prazo={chamado.prazo} />
          </div>
        )}
        <dl className={styles.dadosC}>
          {chamado.prazo !== 'ATRASADO' && (
            <Item label="Responder até">{prazoEm ? formatDateTime(prazoEm) : 'Aguarda o posto'}</Item>
          )}
          <Item label="Aberto em">{formatDateTime(chamado.criadoEm)}</Item>
          <Item label="Posto">{chamado.posto.nomeFantasia}</Item>
          {ordemServico && (
            <Item label="OS">
              {seesOs ? (
                <Link className="link" to="/ordemServico/$id" params={{ id: String(ordemServico.id) }}>
                  {ordemServico.numero}
                </Link>
              ) : (
                ordemServico.numero
              )}
            </Item>
          )}
          <Item label="Categoria">{CATEGORIA_CHAMADO_LABELS[chamado.categoria]}</Item>
          <Item label="Prioridade">{PRIORIDADE_CHAMADO_LABELS[chamado.prioridade]}</Item>
          <Item label="Equipe">{EQUIPE_CHAMADO_LABELS[chamado.equipe]}</Item>
          <Item label="Responsável">{responsavel?.nome ?? 'Ninguém ainda'}</Item>
        </dl>
      </div>
    </section>
  )
}
