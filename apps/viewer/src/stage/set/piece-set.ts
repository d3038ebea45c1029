import { BatchedMesh, type BufferGeometry, type Material, type Matrix4 } from 'three'
import type { Part } from '../../table/scene.ts'

/**
 * Pieces of several kinds in one draw call: laid again at each update, in any order. All that is lit comes in such a
 * set, with a standard material that has a picture (`map`): so one program of the graphics card draws it all.
 */
export class PieceSet {
  readonly mesh: BatchedMesh
  private readonly kinds = new Map<string, number>()
  private readonly instances: number[] = []
  private used = 0

  /** Takes the geometries over: they are copied, and disposed here. */
  constructor(geometries: ReadonlyMap<string, BufferGeometry>, capacity: number, material: Material) {
    let [corners, indices] = [0, 0]
    for (const { attributes, index } of geometries.values()) {
      corners += attributes.position?.count ?? 0
      indices += index?.count ?? 0
    }
    this.mesh = new BatchedMesh(capacity, corners, indices, material)
    for (const [name, geometry] of geometries) {
      this.kinds.set(name, this.mesh.addGeometry(geometry))
      geometry.dispose()
    }
    // Pieces move: a sphere around them all would have to be measured each time.
    this.mesh.frustumCulled = false
    this.mesh.sortObjects = false
    this.mesh.perObjectFrustumCulled = false
    this.mesh.castShadow = true
    this.mesh.receiveShadow = true
    this.mesh.visible = false
  }

  begin(): void {
    this.used = 0
  }

  /** The next piece; where it moves, `pose` says where it is. */
  put(kind: string, matrix?: Matrix4): void {
    const geometry = this.kinds.get(kind)
    if (geometry === undefined) return
    let instance = this.instances[this.used]
    if (instance === undefined) {
      if (this.used === this.mesh.maxInstanceCount) this.mesh.setInstanceCount(this.used * 2)
      instance = this.mesh.addInstance(geometry)
      this.instances.push(instance)
    }
    this.mesh.setGeometryIdAt(instance, geometry)
    if (matrix) this.mesh.setMatrixAt(instance, matrix)
    this.mesh.setVisibleAt(instance, true)
    this.used++
  }

  /** Shows the piece that was put there as the nth, or leaves it out. */
  show(nth: number, isShown: boolean): void {
    const instance = this.instances[nth]
    if (instance !== undefined) this.mesh.setVisibleAt(instance, isShown)
  }

  /** Moves the piece that was put there as the nth. */
  pose(nth: number, matrix: Matrix4): void {
    const instance = this.instances[nth]
    if (instance !== undefined) this.mesh.setMatrixAt(instance, matrix)
  }

  /** Where the nth piece is; false where it is not shown. */
  matrixOf(nth: number, into: Matrix4): boolean {
    const instance = this.instances[nth]
    if (instance === undefined || !this.mesh.visible || !this.mesh.getVisibleAt(instance)) return false
    this.mesh.getMatrixAt(instance, into)
    return true
  }

  end(): void {
    for (const instance of this.instances.slice(this.used)) this.mesh.setVisibleAt(instance, false)
    // What shows nothing must not make the graphics card learn how to.
    this.mesh.visible = this.used > 0
  }

  /** What lies there now, for tests and counts. */
  get count(): number {
    return this.used
  }

  dispose(): void {
    this.mesh.dispose()
  }
}

/** A part that is one set of pieces. */
export interface PieceSetPart<Plan> extends Part<Plan> {
  readonly pieces: PieceSet
}
