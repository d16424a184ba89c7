import styles from './chamado.module.css'
import {
  CATEGORIA_CHAMADO_LABELS,
  type Chamado,
  EQUIPE_CHAMADO_LABELS,
  PRIORIDADE_CHAMADO_LABELS,
} from '@app/contract/assistencia/chamado'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { ChamadoPrazo, ChamadoSituacao } from './situacao.tsx'

const Item = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="t2 sm">{label}</dt>
    <dd>{children}</dd>
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
        <div>
          <ChamadoPrazo prazo={chamado.prazo} />
        </div>
        <dl className={styles.dadosC}>
          <Item label="Responder até">{prazoEm ? formatDateTime(prazoEm) : 'Aguarda o posto'}</Item>
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
