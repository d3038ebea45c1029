import {
  BoxGeometry,
  DirectionalLight,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three'

// The least that shows anything lit in 3D: what a page of ours is compared with.
const renderer = new WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
document.body.append(renderer.domElement)
const camera = new PerspectiveCamera(40, innerWidth / innerHeight)
camera.position.set(2, 2, 4)
camera.lookAt(0, 0, 0)
const box = new Mesh(new BoxGeometry(), new MeshStandardMaterial())
const scene = new Scene().add(box, new DirectionalLight('#ffffff', 2))
const isTurning = location.search === '?turning'
const draw = () => {
  box.rotation.y += 0.02
  renderer.render(scene, camera)
  renderer.domElement.dataset.ready = 'true'
  renderer.domElement.dataset.calls = String(renderer.info.render.calls)
  renderer.domElement.dataset.triangles = String(renderer.info.render.triangles)
  if (isTurning) requestAnimationFrame(draw)
}
requestAnimationFrame(draw)
